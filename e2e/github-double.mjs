// A GitHub of our own for the journeys: it asks who is there, keeps the code, and checks secret and PKCE
// as the real one does. GITHUB_DOUBLE_PORT says where it listens, JOURNEYS_PID whose run it belongs to.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const githubClient = { id: process.env.GITHUB_CLIENT_ID, secret: process.env.GITHUB_CLIENT_SECRET };

const port = Number(process.env.GITHUB_DOUBLE_PORT);
const grants = new Map();
const tokens = new Map();

const inHtml = (text) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const consentPage = (query) => `<!doctype html><html lang="en"><title>GitHub of the journeys</title>
<main><h1>GitHub of the journeys</h1>
<form method="post" action="/login/oauth/decide?${inHtml(query)}">
<label>Number <input name="id" value="1"></label>
<label>Name <input name="name"></label>
<label>E-mail <input name="email"></label>
<label><input type="checkbox" name="verified" checked> Verified</label>
<button name="decision" value="yes">Authorise</button>
<button name="decision" value="no">Cancel</button>
</form></main></html>`;

const readForm = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
};

const sendJson = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const decide = async (request, response, query) => {
  const form = await readForm(request);
  const back = new URL(query.get('redirect_uri'));
  back.searchParams.set('state', query.get('state') ?? '');
  if (form.get('decision') === 'yes') {
    const code = randomUUID();
    grants.set(code, { person: Object.fromEntries(form), challenge: query.get('code_challenge') });
    back.searchParams.set('code', code);
  } else back.searchParams.set('error', 'access_denied');
  response.writeHead(303, { location: back.href });
  response.end();
};

const issueToken = async (request, response) => {
  const form = await readForm(request);
  const grant = grants.get(form.get('code'));
  grants.delete(form.get('code'));
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isClient =
    form.get('client_id') === githubClient.id && form.get('client_secret') === githubClient.secret;
  if (!grant || !isClient || challenge !== grant.challenge) {
    return sendJson(response, 400, { error: 'invalid_grant' });
  }
  const token = randomUUID();
  tokens.set(token, grant.person);
  sendJson(response, 200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
};

const personOf = (request) => tokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''));

const api = {
  '/api/user': ({ id, name }) => ({ id: Number(id), login: `person-${id}`, name }),
  '/api/user/emails': ({ email, verified }) => [{ email, primary: true, verified: verified === 'on' }],
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams, search } = new URL(request.url, 'http://localhost');
  if (pathname === '/login/oauth/authorize') {
    const isOurs = searchParams.get('client_id') === githubClient.id;
    const isProtected = searchParams.get('code_challenge_method') === 'S256' && searchParams.has('state');
    response.writeHead(isOurs && isProtected ? 200 : 400, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(isOurs && isProtected ? consentPage(search.slice(1)) : 'No such application');
  }
  if (pathname === '/login/oauth/decide') return decide(request, response, searchParams);
  if (pathname === '/login/oauth/access_token') return issueToken(request, response);
  if (pathname === '/') return sendJson(response, 200, { ready: true });
  const person = personOf(request);
  const answer = api[pathname];
  if (!person || !answer) return sendJson(response, person ? 404 : 401, { message: 'No' });
  sendJson(response, 200, answer(person));
});

server.listen(port, 'localhost');

/** A run that was cut off cannot stop it, so it looks whether the run is still there. */
const runner = Number(process.env.JOURNEYS_PID);
if (runner) {
  setInterval(() => {
    try {
      process.kill(runner, 0);
    } catch {
      process.exit();
    }
  }, 2000);
}
