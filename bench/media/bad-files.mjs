// How long does each of some 200 bad files take to be refused, and what does it do to the server's memory?
// BASE_URL=http://localhost:3000 SERVER_PID=1234 node bench/media/bad-files.mjs
// Against a demo that has just been started: it counts on fresh limits.
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

/** Too slow for the suite: the reader is stopped when its time is over. */
const endless = [
  {
    what: '50 MB of what might be the start of a frame',
    kind: 'audio',
    type: 'audio/mpeg',
    bytes: Buffer.concat([
      Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0]),
      Buffer.alloc(50_000_000, 255),
    ]),
    message: 'damaged',
  },
  {
    what: 'a WebM of nothing but gaps',
    kind: 'video',
    type: 'video/webm',
    bytes: Buffer.concat([
      Buffer.from('1a45dfa387428284', 'hex'),
      Buffer.from('webm'),
      Buffer.from('1853806701ffffffffffffff', 'hex'),
      Buffer.alloc(9_000_000, Buffer.from('ec80', 'hex')),
    ]),
    message: 'damaged',
  },
];

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
  return [...(await makeBadPictures()), ...makeBadReels(), ...endless];
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
      await fetch(base + signedUrl, { method: 'PUT', headers: signed, body: some[index].bytes });
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

async function signIn(name) {
  headers = { origin: base };
  const credentials = { email: `${name}@callboard.test`, password: 'callboard-demo' };
  const { body } = await call('POST', '/v1/auth/login', credentials);
  headers = { ...headers, authorization: `Bearer ${body.token.token}` };
  return body.user.user_id;
}

const files = await loadFiles();
const pictures = files.filter(({ kind }) => kind === 'photo');
const reels = files.filter(({ kind }) => kind !== 'photo');
const results = [];
const memory = { start: megabytesOf('VmRSS'), most: 0 };

async function refuseAll(name, some) {
  const userId = await signIn(name);
  const photos = await uploadPhotos(some.filter(({ kind }) => kind === 'photo'));
  for (const file of some) {
    const key = photos.get(file) ?? (await uploadReel(file));
    results.push({ file, ...(await refuse(userId, key, file)) });
    memory.most = Math.max(memory.most, megabytesOf('VmRSS'));
  }
}
// A person may begin sixty reels an hour.
await refuseAll('newcomer', [...pictures, ...reels.slice(0, 55)]);
await refuseAll('talent', reels.slice(55));
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
