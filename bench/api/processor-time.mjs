import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** "12 (node) S 1 …": the name may hold blanks and brackets, so the fields count from the last bracket. */
const readStat = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      name,
      parent: Number(fields[1]),
      ms: ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond,
    };
  } catch {
    return undefined;
  }
};

/** Processor time of a process and of everything below it, by the names of the programs. Linux only. */
export function processorTime(root) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = new Map(all.map((pid) => [Number(pid), readStat(pid)]).filter(([, stat]) => stat));
  const isBelow = (pid) => pid === root || (stats.has(pid) && isBelow(stats.get(pid).parent));
  const times = {};
  for (const [pid, { name, ms }] of stats) {
    if (isBelow(pid)) times[name] = (times[name] ?? 0) + ms;
  }
  return times;
}
