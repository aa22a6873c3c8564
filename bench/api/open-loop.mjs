import { Agent, request } from 'node:http';

/** Requests beyond these wait for a connection; the time counts, so an overload is seen and not hidden. */
const mostSockets = 2000;

const send = (base, agent, { method = 'GET', path, headers = {}, body }) =>
  new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = request(
      base + path,
      {
        method,
        agent,
        headers: {
          'accept-encoding': 'br, gzip',
          ...headers,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
        response.once('error', () => resolve(0));
      },
    );
    asked.once('error', () => resolve(0));
    asked.end(text);
  });

/**
 * Sends requests at a fixed rate whatever comes back, as people do. Times count from the moment a request was due,
 * so one that had to wait behind others is as slow as it was for whoever sent it.
 */
export async function openLoop(base, { perSecond, seconds, draw }) {
  const agent = new Agent({ keepAlive: true, maxSockets: mostSockets });
  const results = [];
  const pending = new Set();
  const begun = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let sent = 0; sent < total; ) {
    const now = performance.now();
    while (sent < total && begun + (sent * 1000) / perSecond <= now) {
      const due = begun + (sent * 1000) / perSecond;
      const one = draw();
      const done = send(base, agent, one).then((status) => {
        results.push({ kind: one.kind, status, ms: performance.now() - due });
        pending.delete(done);
      });
      pending.add(done);
      sent += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(pending);
  const took = (performance.now() - begun) / 1000;
  agent.destroy();
  return { results, answeredPerSecond: results.length / took };
}
