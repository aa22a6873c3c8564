// Boards as full as they get, made through the API as a casting director would: 60 characters with 40 faces each,
// and one character with 500.
const credentials = { email: 'recruiter@callboard.test', password: 'callboard-demo' };
const wanted = { characters: 60, faces: 40, inOneCell: 500 };
const perCall = 100;

const asked = async (response) => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
};

async function signIn(base) {
  const { token } = await fetch(`${base}/v1/auth/login`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }).then(asked);
  return (path, body) =>
    fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).then(asked);
}

async function findTalents(call) {
  const ids = [];
  for (let page = 1; ids.length < wanted.inOneCell; page += 1) {
    const { results } = await call(`/v1/talenter/find-talents?page=${page}&limit=${perCall}`);
    if (results.length === 0) break;
    ids.push(...results.map(({ user_id }) => user_id));
  }
  return ids.slice(0, wanted.inOneCell);
}

async function createProject(call, title, characters) {
  const { id } = await call('/v1/recruiter-project', { title, project_type: 1 });
  const { results } = await call('/v1/recruiter-project-character-library', {
    project_id: id,
    characters: Array.from({ length: characters }, (_, at) => ({ name: `Character ${at + 1}` })),
  });
  return { id, characters: results.map((character) => character.id) };
}

const addAll = async (call, charcter_id, ids) => {
  for (let at = 0; at < ids.length; at += perCall)
    await call('/v1/recruiter-character-shortlists', { charcter_id, user_id: ids.slice(at, at + perCall) });
};

/** Answers the paths of both boards. */
export async function fillBoards(base) {
  const call = await signIn(base);
  const talents = await findTalents(call);
  const wide = await createProject(call, 'A board of 60 by 40', wanted.characters);
  await addAll(call, wide.characters, talents.slice(0, wanted.faces));
  const long = await createProject(call, 'A shortlist of 500', 2);
  await addAll(call, long.characters.slice(0, 1), talents);
  return {
    wide: `/app/my-projects/${wide.id}/board`,
    long: `/app/my-projects/${long.id}/board`,
    found: talents.length,
  };
}
