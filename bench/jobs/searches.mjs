/** Always the same numbers. */
const createRandom = (seed) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const kinds = ['in_person', 'self_tape', 'virtual', 'open_call'];
const words = ['mumbai', 'train', 'lov', 'sing', 'lantern', 'actor riv', 'quiet teacher'];

/** What people ask for: from nothing at all to three filters, and the jobs of one recruiter. */
export function drawJobSearches(many, recruiters) {
  const random = createRandom(7);
  const one = (list) => list[random(list.length)];
  const ids = (most) => [...new Set(Array.from({ length: 1 + random(3) }, () => 1 + random(most)))];
  const filters = [
    () => ({ gender_id: [1 + random(3)] }),
    () => ({ min_age: 20 + random(20), max_age: 45 + random(10) }),
    () => ({ project_id: ids(24) }),
    () => ({ location_id: ids(40) }),
    () => ({ location_id: [1 + random(10)], remote: true }),
    () => ({ paid: true }),
    () => ({ pay_min: one([1000, 5000, 10_000]) }),
    () => ({ audition_kind: [one(kinds)] }),
    () => ({ text: one(words) }),
    () => ({ recruiter: one(recruiters) }),
  ];
  return Array.from({ length: many }, (_, at) => {
    const chosen = Array.from({ length: at % 4 }, () => one(filters)());
    return Object.assign({ activeJobs: at % 10 !== 9 }, ...chosen);
  });
}
