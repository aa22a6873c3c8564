// Does signing in take as long for an unknown e-mail as for a known one with a wrong password?
// BASE_URL=http://localhost:3000 node bench/auth/equal-time.mjs
const base = process.env.BASE_URL ?? 'http://localhost:3000';
const rounds = 60;
const run = Date.now();

const post = (path, body) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(body),
  });

const emailOf = (kind, index) => `${kind}-${index}-${run}@callboard.test`;

async function timed(email) {
  const start = performance.now();
  const response = await post('/v1/auth/login', { email, password: 'not the password at all' });
  await response.text();
  if (response.status !== 401) throw new Error(`Expected 401, got ${response.status}`);
  return performance.now() - start;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

for (let index = 0; index < rounds; index += 1) {
  const response = await post('/v1/auth/register', {
    name: 'Known Person',
    email: emailOf('known', index),
    password: 'a lantern in the wings',
  });
  if (response.status !== 201) throw new Error(`Could not register: ${response.status}`);
}
const times = { known: [], unknown: [] };
for (let index = 0; index < rounds; index += 1) {
  // Taken in turns, so that whatever else the machine does falls on both alike.
  for (const kind of index % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
    times[kind].push(await timed(emailOf(kind, index)));
  }
}
const [known, unknown] = [median(times.known), median(times.unknown)];
console.log(
  `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ratio ${(unknown / known).toFixed(3)}`,
);
