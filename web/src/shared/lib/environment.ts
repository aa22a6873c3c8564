import { type Environment, environments, workshopEnvironments } from '@callboard/contract/environment';

const isEnvironment = (value: string | undefined): value is Environment =>
  environments.some((environment) => environment === value);

/** The server writes its environment into the page. Anything unknown counts as production, the strictest. */
export function readEnvironment(page: Document = document): Environment {
  const content = page.querySelector<HTMLMetaElement>('meta[name="callboard-environment"]')?.content;
  return isEnvironment(content) ? content : 'production';
}

/** Whether the design sheet and the outbox are available. */
export const hasDevPages = (environment: Environment = readEnvironment()): boolean =>
  workshopEnvironments.includes(environment);
