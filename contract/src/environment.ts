export const environments = ['production', 'development', 'demo', 'test'] as const;
export type Environment = (typeof environments)[number];

/** Where everything that would be sent is shown instead, and the design page is open. */
export const workshopEnvironments: readonly Environment[] = ['development', 'demo', 'test'];
