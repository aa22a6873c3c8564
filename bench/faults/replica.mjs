import { appendFileSync, chownSync, cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** An address in front of one server at a time, as a floating one or a name is. */
export async function layAddress(port) {
  let target = port;
  const sockets = new Set();
  const server = createServer((near) => {
    const far = dial(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    lead: (to) => {
      target = to;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const query = async (connect, url, text) => {
  const { pool, close } = connect(url, { max: 1 });
  try {
    return (await pool.query(text)).rows;
  } finally {
    await pool.end();
    await close();
  }
};

/**
 * A second server that follows the first by streaming replication: its files are copied while that one rests, since
 * the package has no pg_basebackup. The first one then acknowledges only what both have.
 */
export async function startFollower({ connect, startCluster }, primary, from, to) {
  await primary.stop();
  cpSync(join(from, 'postgres'), join(to, 'postgres'), { recursive: true, preserveTimestamps: true });
  const data = join(to, 'postgres');
  const { uid, gid } = statSync(join(from, 'postgres'));
  const { port, username, password } = new URL(primary.url('postgres'));
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=follower`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  writeFileSync(join(data, 'standby.signal'), '');
  own(data, uid, gid);
  await primary.revive();
  const follower = await startCluster({ directory: to, password });
  await query(connect, primary.url('postgres'), `alter system set synchronous_standby_names = 'follower'`);
  await query(connect, primary.url('postgres'), 'select pg_reload_conf()');
  const state = `select from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`;
  while ((await query(connect, primary.url('postgres'), state)).length === 0) await pause(100);
  return {
    ...follower,
    promote: () => query(connect, follower.url('postgres'), 'select pg_promote(true, 60)'),
  };
}

/** A copy made as root belongs to root; PostgreSQL reads only what is its own. */
function own(path, uid, gid) {
  chownSync(path, uid, gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) own(join(path, name), uid, gid);
}
