const youngest = 10;
const oldest = 95;
const step = 5;

export const ageOptions: readonly number[] = Array.from(
  { length: (oldest - youngest) / step + 1 },
  (_, index) => youngest + index * step,
);
