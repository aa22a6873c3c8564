// What do silent, slow, compressed and broken off requests leave behind, and how long does a stop take meanwhile?
// node bench/faults/connections.mjs (after npm run build; a server and data of its own, on loopback)
// SILENT (200) and UPLOADS (30) change it. Descriptors are counted on Linux only.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDirectory, startCallboard } from '../parts/callboard-process.mjs';
import { number } from '../parts/server-code.mjs';
import { loadParts } from './load-parts.mjs';

const { addPeople, connect, livePath, openConnection, startCluster, testSecret } = await loadParts();
const silent = number('SILENT', 200);
const uploads = number('UPLOADS', 30);

const [home, data] = [makeDirectory(), makeDirectory()];
const cluster = await startCluster({ directory: data.path, password: 'faults' });
const databaseUrl = cluster.url('postgres');
const start = () =>
  startCallboard({ home: home.path, secret: testSecret, env: { DATABASE_URL: databaseUrl } });
let callboard = await start();
const { pool, close } = connect(databaseUrl);
const talent = (await addPeople(pool, 1, 1)).find(({ kind }) => kind === 'talent');
const authorization = `Bearer ${talent.token}`;

const openFiles = () => {
  const path = `/proc/${callboard.pid}/fd`;
  if (!existsSync(path)) return [];
  return readdirSync(path).flatMap((number) => {
    try {
      return [readlinkSync(`${path}/${number}`)];
    } catch {
      return [];
    }
  });
};
const descriptors = (below = '') => openFiles().filter((file) => file.includes(below)).length;
/** Connections to the database come and go: as few as there are within some seconds. */
const settled = async () => {
  let fewest = descriptors();
  for (let at = 0; at < 60; at += 1) {
    await pause(250);
    fewest = Math.min(fewest, descriptors());
  }
  return fewest;
};
const filesBelow = () =>
  readdirSync(home.path, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('secrets'),
  ).length;

const sign = async (bytes) => {
  const response = await fetch(`${callboard.url}/v1/generate-presigned-url/photo`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ files: [{ fileName: 'a.jpg', fileType: 'image/jpeg', fileSize: bytes }] }),
  });
  const { files } = await response.json();
  return new URL(files[0].signedUrl, callboard.url);
};

const statuses = {};
const note = (status) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

async function sendCompressed(bytes) {
  const { pathname, search } = await sign(bytes);
  const headers = { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' };
  const url = `${callboard.url}${pathname}${search}`;
  const response = await fetch(url, { method: 'PUT', headers, body: Buffer.alloc(bytes, 'x') });
  await response.arrayBuffer();
  note(response.status);
}

async function breakOff(bytes) {
  const { pathname, search } = await sign(bytes);
  const line = await openConnection(callboard.url);
  const head = `PUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg`;
  line.say(`${head}\r\nContent-Length: ${bytes}\r\n\r\n`);
  line.say(Buffer.alloc(bytes / 2));
  return line;
}

async function beginFilm() {
  const word = (text) => Buffer.from(text).toString('base64');
  const response = await fetch(`${callboard.url}/uploads`, {
    method: 'POST',
    headers: {
      authorization,
      'tus-resumable': '1.0.0',
      'upload-length': '1000000',
      'upload-metadata': `kind ${word('video')},filetype ${word('video/mp4')},filename ${word(randomUUID())}`,
    },
  });
  if (response.status !== 201) throw new Error(await response.text());
  const line = await openConnection(callboard.url);
  line.say(
    `PATCH ${response.headers.get('location')} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n` +
      'Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\n' +
      'Content-Length: 1000000\r\n\r\n',
  );
  line.say(Buffer.alloc(100_000));
  while (descriptors('/pieces/') === 0) await pause(50);
  return line;
}

async function openLive() {
  const line = await openConnection(callboard.url);
  line.say(
    `GET ${livePath}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Origin: ${callboard.url.replace('127.0.0.1', 'localhost')}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  while (!line.heard().includes('\r\n')) await pause(20);
  if (!line.heard().includes('101')) throw new Error(line.heard());
  return line;
}

await sendCompressed(1000);
const before = await settled();
const filesBefore = filesBelow();
for (let at = 0; at < uploads; at += 1) await sendCompressed(1000);
const afterCompressed = await settled();
const broken = [];
for (let at = 0; at < uploads; at += 1) broken.push(await breakOff(100_000));
const during = descriptors();
for (const line of broken) line.hangUp();
const afterBroken = await settled();
console.log(
  `Descriptors: ${before} before, ${afterCompressed} after ${uploads} compressed uploads (${JSON.stringify(statuses)}), ` +
    `${during} in the middle of ${uploads} uploads, ${afterBroken} after they broke off; ` +
    `${filesBelow() - filesBefore} files left behind`,
);

async function timeStop(what, prepare) {
  callboard = await start();
  const lines = await prepare();
  const begun = performance.now();
  const code = await callboard.kill('SIGTERM');
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Stopped by SIGTERM in ${seconds} s with code ${code}: ${what}`);
  for (const line of lines) line.hangUp();
  if (seconds > 10 || code !== 0) process.exitCode = 1;
}
const open = (many, ...words) =>
  Promise.all(
    Array.from({ length: many }, async () => {
      const line = await openConnection(callboard.url);
      for (const text of words) line.say(text);
      return line;
    }),
  );
const halfBody =
  'POST /v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{';

await callboard.kill('SIGTERM');
await timeStop('nobody there', async () => []);
await timeStop(`${silent} silent connections`, () => open(silent));
await timeStop(`${silent} connections half way through their headers`, () =>
  open(silent, 'GET / HTTP/1.1\r\nHo'),
);
await timeStop(`${silent} connections half way through their body`, () => open(silent, halfBody));
await timeStop('a film on its way, in the middle of it', async () => [await beginFilm()]);
await timeStop(`${silent} open pages`, () => Promise.all(Array.from({ length: silent }, openLive)));
await close();
await timeStop('the database away', async () => {
  await cluster.stop();
  return [];
});
for (const directory of [home, data]) directory.remove();
