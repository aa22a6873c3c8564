/** The two kinds of account. */
export const userTypes = { talent: 1, recruiter: 2 } as const;
