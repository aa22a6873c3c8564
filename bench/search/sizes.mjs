import { readFileSync } from 'node:fs';
import { table } from './measure.mjs';

/** Memory of one backend that is its own, when it runs on this machine. */
function ownMemory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (field) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return `its own ${megabytes('RssAnon').toFixed(0)} MB, shared pages it has touched ${megabytes('RssShmem').toFixed(0)} MB`;
  } catch {
    return 'on another machine';
  }
}

export async function sizesOf({ pool, statements }) {
  const { rows } = await pool.query(
    `select name::text, pg_size_pretty(pg_total_relation_size(name)) as size
     from unnest(array['facet_bits', 'talent_search', 'talent_name_word', 'name_word', 'bench_wide']::regclass[]) name`,
  );
  const { rows: settings } = await pool.query(
    `select current_setting('shared_buffers') as shared_buffers, pg_size_pretty(pg_database_size(current_database())) as whole`,
  );
  const { rows: backend } = await statements.query('select pg_backend_pid() as pid');
  console.log('\n## Sizes\n');
  console.log(
    table(
      ['', 'with indexes'],
      rows.map(({ name, size }) => [name, size]),
    ),
  );
  console.log(`\nshared_buffers ${settings[0].shared_buffers}, the whole database ${settings[0].whole}`);
  console.log(`the backend that searched: ${ownMemory(backend[0].pid)}`);
}
