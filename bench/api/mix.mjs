/** One of the list, the same for the same seed. */
const createRandom = (seed) => {
  let state = seed;
  // mulberry32: what is drawn one after the other has nothing to do with each other.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const readJson = async (base, path, headers) => {
  const answer = await fetch(base + path, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};

async function readTalents(base) {
  const talents = [];
  for (let page = 1; page <= 5; page += 1) {
    talents.push(...(await readJson(base, `/v1/talenter/find-talents?limit=100&page=${page}`)).results);
  }
  return talents;
}

const signIn = async (base, email) => {
  const answer = await fetch(`${base}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'callboard-demo' }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${email}: ${answer.status}`);
  const { user, token } = await answer.json();
  return { id: user.user_id, headers: { authorization: `Bearer ${token.token}` } };
};

const filters = [
  '',
  'gender=1',
  'gender=2&minAge=20&maxAge=30',
  'language=1',
  'gender=1&cities=2',
  'gender=2&cities=1',
  'minAge=25&maxAge=40&language=2',
];

/**
 * What a busy hour looks like: people who come by a link, people who search, people who are signed in and have
 * pages open. Of each hundred requests, so many of each.
 */
const shares = (one, { talent, recruiter }) => [
  ['page of the house', 20, () => ({ path: one.of(['/', '/talents', '/recruiters', '/About']) })],
  ['page of search', 6, () => ({ path: '/find-talents' })],
  ['page of a talent', 8, () => ({ path: `/talent/${one.popular().userUniqueId}` })],
  ['guest search', 12, () => ({ path: `/v1/talenter/find-talents?limit=24&${one.of(filters)}` })],
  ['guest count', 8, () => ({ path: `/v1/talenter/findTalent-count?${one.of(filters)}` })],
  ['guest profile', 6, () => ({ path: `/v1/user/guest/${one.popular().userUniqueId}` })],
  ['lists', 4, () => ({ path: '/v1/get-all-masterData' })],
  [
    'talent: bell',
    8,
    () => ({ path: `/v1/notification/get-count?notification_type=1&user_id=${talent.id}`, ...talent }),
  ],
  ['talent: account', 4, () => ({ path: `/v1/user/${talent.id}`, ...talent })],
  ['talent: dashboard', 3, () => ({ path: `/v1/talenter/${talent.id}/dashboard`, ...talent })],
  ['talent: messages', 3, () => ({ path: '/v1/weavy-chat', ...talent })],
  [
    'recruiter: search',
    6,
    () => ({ path: `/v1/talenter/find-talents?limit=24&${one.of(filters)}`, ...recruiter }),
  ],
  ['recruiter: profile', 5, () => ({ path: `/v1/user/without/${one.popular().userUniqueId}`, ...recruiter })],
  [
    'recruiter: balance',
    3,
    () => ({ path: `/v1/recruiter/recruiter-unlock-balance/${recruiter.id}`, ...recruiter }),
  ],
  [
    'talent: bell opened',
    4,
    () => ({
      method: 'PATCH',
      path: `/v1/notification/update-notification-user/${talent.id}`,
      body: { isViewed: true },
      ...talent,
    }),
  ],
];

/** Requests of many people, drawn with a fixed seed. Guests come from a thousand addresses. */
export async function createMix(base, { seed = 7, isGuestsOnly = false } = {}) {
  const random = createRandom(seed);
  const talents = await readTalents(base);
  const one = {
    of: (list) => list[Math.floor(random() * list.length)],
    /** Few are looked at by many, and many by few. */
    popular: () => talents[Math.floor(talents.length * random() ** 3)],
  };
  const people = {
    talent: await signIn(base, 'talent@callboard.test'),
    recruiter: await signIn(base, 'recruiter@callboard.test'),
  };
  const table = shares(one, people).filter(([kind]) => !isGuestsOnly || !kind.includes(':'));
  const whole = table.reduce((sum, [, share]) => sum + share, 0);
  const from = () => `198.18.${Math.floor(random() * 4)}.${1 + Math.floor(random() * 250)}`;
  return () => {
    let at = random() * whole;
    for (const [kind, share, make] of table) {
      at -= share;
      if (at > 0) continue;
      const { headers = {}, method, path, body } = make();
      return { kind, method, path, body, headers: { 'x-forwarded-for': from(), ...headers } };
    }
    throw new Error('A share is always drawn');
  };
}

/** As each has been by the time this many people are there. */
export async function openEveryProfile(base) {
  const talents = await readTalents(base);
  for (const [index, { userUniqueId }] of talents.entries()) {
    const headers = { accept: 'text/html', 'x-forwarded-for': `198.19.${index % 4}.${1 + (index % 250)}` };
    const answer = await fetch(`${base}/talent/${userUniqueId}`, { headers });
    if (!answer.ok) throw new Error(`/talent/${userUniqueId}: ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Each request once, to see that all of them are what they claim. */
export async function refuseBrokenMix(base, draw, kinds = 30) {
  const seen = new Set();
  for (let tries = 0; tries < 2000 && seen.size < kinds; tries += 1) {
    const { kind, method, path, headers, body } = draw();
    if (seen.has(kind)) continue;
    seen.add(kind);
    const answer = await fetch(base + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${kind}: ${path} answers ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}
