/** Powers of two and their logarithms in the field of 256 numbers that QR codes count in. */
const powers: number[] = [];
const logs: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logs[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

const multiply = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (powers[((logs[a] ?? 0) + (logs[b] ?? 0)) % 255] ?? 0);

/** The polynomial whose roots are the first so many powers, without its leading one. */
const generatorOf = (degree: number): number[] => {
  let generator = [1];
  for (let root = 0; root < degree; root += 1) {
    const times = [...generator, 0];
    generator.forEach((factor, at) => {
      times[at + 1] = (times[at + 1] ?? 0) ^ multiply(factor, powers[root] ?? 0);
    });
    generator = times;
  }
  return generator.slice(1);
};

/** The words that let a reader mend what a scratch or a thumb hides. */
export function correctionWords(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((part, at) => {
      rest[at] = (rest[at] ?? 0) ^ multiply(part, factor);
    });
  }
  return rest;
}
