// How long does each of some 200 bad files take to be refused, and what does it do to the server's memory?
// BASE_URL=http://localhost:3000 SERVER_PID=1234 node bench/media/bad-files.mjs
// Against a demo that has just been started: it signs in as the newcomer and counts on fresh limits.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const pid = process.env.SERVER_PID;
const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const megabytesOf = (field) =>
  pid
    ? Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
    : 0;

async function loadFiles() {
  const load = async (name) => {
    const outfile = inRepository(`server/node_modules/.bench/${name}.mjs`);
    const entryPoints = [inRepository(`server/test/${name}.ts`)];
    await build({
      entryPoints,
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    return import(outfile);
  };
  const { makeBadPictures } = await load('bad-pictures');
  const { makeBadReels } = await load('bad-reels');
  return [...(await makeBadPictures()), ...makeBadReels()];
}

let headers = { origin: base };
const call = async (method, path, body) => {
  const response = await fetch(base + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? {} : await response.json() };
};

async function uploadPhotos(files) {
  const keys = new Map();
  for (let at = 0; at < files.length; at += 30) {
    const some = files.slice(at, at + 30);
    const { body } = await call('POST', '/v1/generate-presigned-url/photo', {
      files: some.map(({ type }) => ({ fileName: 'bad', fileType: type })),
    });
    for (const [index, { signedUrl, headers: signed, key }] of body.files.entries()) {
      await fetch(signedUrl, { method: 'PUT', headers: signed, body: some[index].bytes });
      keys.set(some[index], key);
    }
  }
  return keys;
}

const base64 = (text) => Buffer.from(text).toString('base64');
const tus = { 'tus-resumable': '1.0.0' };

async function uploadReel({ bytes, type, kind }) {
  const announced = await fetch(`${base}/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `kind ${base64(kind)},filetype ${base64(type)}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
  const location = announced.headers.get('location');
  if (!location) throw new Error(`${announced.status} ${await announced.text()}`);
  return location.slice('/uploads/'.length);
}

/** From the call that records it to the words for its owner. */
async function refuse(userId, key, { kind }) {
  const start = performance.now();
  const { status, body } = await call('POST', '/v1/image-upload', { items: [{ key, kind }] });
  if (status === 400) return { ms: performance.now() - start, told: body.errors[0].message };
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const id = Math.max(...body.gallary.map((item) => item.id));
  for (;;) {
    const answer = await call('GET', `/v1/image-upload/${userId}`);
    const item = answer.body.gallary.find((one) => one.id === id);
    if (item.state !== 'processing') {
      const ms = performance.now() - start;
      await call('POST', '/v1/image-upload', { removed: [id] });
      return { ms, told: item.refusal ?? item.state };
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const files = await loadFiles();
const { body } = await call('POST', '/v1/auth/login', {
  email: 'newcomer@callboard.test',
  password: 'callboard-demo',
});
headers = { ...headers, authorization: `Bearer ${body.token.token}` };

const photos = await uploadPhotos(files.filter(({ kind }) => kind === 'photo'));
const results = [];
const memory = { start: megabytesOf('VmRSS'), most: 0 };
let reels = 0;
for (const file of files) {
  // Sixty an hour may begin.
  if (file.kind !== 'photo' && ++reels > 58) continue;
  const key = photos.get(file) ?? (await uploadReel(file));
  results.push({ file, ...(await refuse(body.user.id, key, file)) });
  memory.most = Math.max(memory.most, megabytesOf('VmRSS'));
}
const wrong = results.filter(({ file, told }) => !told.includes(file.message));
const slowest = results.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
for (const { file, told } of wrong) console.log(`NOT AS EXPECTED ${file.what}: ${told}`);
for (const { file, ms } of slowest) console.log(`${ms.toFixed(0).padStart(6)} ms  ${file.what}`);
console.log(
  `${results.length} files, ${wrong.length} not as expected, slowest ${slowest[0].ms.toFixed(0)} ms`,
);
console.log(
  `server RSS ${memory.start.toFixed(0)} MB before, ${memory.most.toFixed(0)} MB at most between files, ` +
    `${megabytesOf('VmRSS').toFixed(0)} MB after, peak ${megabytesOf('VmHWM').toFixed(0)} MB`,
);
