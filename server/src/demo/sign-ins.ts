/** The demo password is public, like the demo itself. */
export const demoPassword = 'callboard-demo';

export const demoSignIns: readonly { readonly email: string; readonly who: string }[] = [
  { email: 'talent@callboard.test', who: 'Ananya Rao, actor and Kathak dancer' },
  { email: 'recruiter@callboard.test', who: 'Priyanka Hegde, casting director at Lantern Casting' },
  { email: 'newcomer@callboard.test', who: 'Ishaan Bhatt, half way through his profile' },
];
