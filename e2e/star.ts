import { askDatabase } from '../server/test/system/callboard-process.ts';
import { home } from './server-under-test.ts';
import { demo } from './sign-in.ts';

interface Star {
  id: number;
  path: string;
  mobile: string;
}

/** The demo's star, whose profile has every part filled. */
export async function star(): Promise<Star> {
  const [row] = await askDatabase<{ id: number; public_id: string; mobile: string }>(
    home,
    `select id, public_id, mobile from account where email = '${demo.talent}'`,
  );
  return { id: row?.id ?? 0, path: `/talent/${row?.public_id}`, mobile: row?.mobile ?? '' };
}
