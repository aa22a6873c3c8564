// The demo's star with as much as a profile holds: 30 photos and 40 past works, through the API as she would.
const wanted = { photos: 30, works: 40 };
const credentials = { email: 'talent@callboard.test', password: 'callboard-demo' };

const asked = async (response) => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

const callerFor = (base, token) => (path, body) =>
  fetch(base + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).then(asked);

const signIn = (base) =>
  fetch(`${base}/v1/auth/login`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }).then(asked);

async function addPhotos(base, call, { gallary }) {
  const photos = gallary.filter(({ kind }) => kind === 'photo');
  const missing = Math.max(0, wanted.photos - photos.length);
  if (missing === 0) return;
  const picture = await (await fetch(base + photos[0].full_url)).blob();
  const names = Array.from({ length: missing }, (_, at) => `look-${at}.webp`);
  const { files } = await call('/v1/generate-presigned-url/photo', {
    files: names.map((fileName) => ({ fileName, fileType: 'image/webp', fileSize: picture.size })),
  });
  for (const { signedUrl, headers, method } of files) {
    await fetch(base + signedUrl, { method, headers, body: picture });
  }
  await call('/v1/image-upload', { items: files.map(({ key }) => ({ key, kind: 'photo' })) });
}

async function addWorks(call, { past_work: works }) {
  for (let at = works.length; at < wanted.works; at += 1) {
    await call('/v1/talenter-past-work', { title: `The long road, part ${at}`, part: 'The traveller' });
  }
}

/** Answers the path of her profile. */
export async function fillTalent(base) {
  const { user, token } = await signIn(base);
  const call = callerFor(base, token.token);
  const own = await call(`/v1/user/get-talenter/${user.userUniqueId}`);
  await addPhotos(base, call, own);
  await addWorks(call, own);
  return `/talent/${user.userUniqueId}`;
}
