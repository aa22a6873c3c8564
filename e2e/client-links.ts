import type { ClientLink } from '@callboard/contract/casting/client-links';
import { clientFields } from '@callboard/contract/casting/client-links';
import { expect, type Page } from '@playwright/test';
import { port } from './server-under-test.ts';
import { signIn } from './sign-in.ts';

const origin = `http://localhost:${port}`;
const inSixDays = () => new Date(Date.now() + 6 * 86_400_000).toISOString();

/** The project of the demo recruiter, and its first character: Meera in Monsoon Line. */
const projectId = 1;
export const meera = 1;

interface NewLink {
  charcter_id?: number;
  passcode?: string;
}

/** What the demo recruiter makes and withdraws; the page it is given is nobody’s afterwards. */
export async function clientLinks(page: Page) {
  const { token } = await signIn(page, 'recruiter');
  await page.context().clearCookies();
  const headers = { origin, authorization: `Bearer ${token.token}` };
  return {
    async make(given: NewLink = {}): Promise<ClientLink> {
      const response = await page.request.post('/v1/client-links', {
        headers,
        data: {
          project_id: projectId,
          for_name: 'Arvind Sathe',
          message: 'In the order I would see them again.',
          shows: { fields: clientFields, reels: true, notes: true, line_up: true },
          expires_at: inSixDays(),
          ...given,
        },
      });
      expect(response.status()).toBe(201);
      return response.json();
    },
    async revoke({ id }: ClientLink) {
      expect((await page.request.delete(`/v1/client-links/${id}`, { headers })).status()).toBe(204);
    },
  };
}

/** Says who is looking, and waits for the faces. */
export async function openAs(page: Page, { path }: ClientLink, name: string) {
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /^See the/ }).click();
  await expect(page.getByRole('group', { name: /^Your answer for/ }).first()).toBeVisible();
}
