const sorted = (values) => values.toSorted((one, other) => one - other);

/** The nearest rank: a value that was measured. */
export const quantile = (values, share) =>
  sorted(values)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;
export const median = (values) => quantile(values, 0.5);

export async function timed(work) {
  const start = performance.now();
  const answer = await work();
  return { ms: performance.now() - start, answer };
}

/** Once to warm up, then the middle of three, for each of the things to do. All take turns in a pass. */
export async function medians(items, works, passes = 3) {
  const names = Object.keys(works);
  const times = items.map(() => Object.fromEntries(names.map((name) => [name, []])));
  const answers = items.map(() => ({}));
  for (let pass = 0; pass <= passes; pass += 1) {
    for (const [index, item] of items.entries()) {
      for (const name of names) {
        const { ms, answer } = await timed(() => works[name](item));
        answers[index][name] = answer;
        if (pass > 0) times[index][name].push(ms);
      }
    }
  }
  return items.map((item, index) => ({
    item,
    answers: answers[index],
    ms: Object.fromEntries(names.map((name) => [name, median(times[index][name])])),
  }));
}

export const summary = (values) => ({
  p50: median(values),
  p95: quantile(values, 0.95),
  max: Math.max(...values),
});

const cell = (value) => (typeof value === 'number' ? value.toFixed(value < 10 ? 2 : 1) : String(value));

/** A table as Markdown. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** A figure beside what it has to be. Answers whether it is. */
export function verdict(what, value, { least, most }) {
  const isMet = (least === undefined || value >= least) && (most === undefined || value <= most);
  const asked = least === undefined ? `at most ${most}` : `at least ${least}`;
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${what}: ${cell(value)} (${asked})`);
  return isMet;
}
