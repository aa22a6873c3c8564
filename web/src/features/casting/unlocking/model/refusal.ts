import type { RequestError } from '../../../../shared/lib/api/request-error.ts';

const said = ['NO_CREDITS', 'PROFILE_FROZEN', 'NOT_FOUND', 'RATE_LIMITED', 'VALIDATION_FAILED'] as const;

/** The part it was meant for is no longer cast; the talent is still there. */
export const isAboutCharacter = ({ code, fields }: RequestError): boolean =>
  code === 'NOT_FOUND' && fields.some(({ field }) => field.endsWith('characterId'));

/** After these it was refused, for sure. Anything else leaves it open whether it went through. */
export function errorKeyOf(trouble: RequestError): (typeof said)[number] | 'partGone' | 'unknown' {
  if (isAboutCharacter(trouble)) return 'partGone';
  return said.find((one) => one === trouble.code) ?? 'unknown';
}

const final: readonly string[] = ['PROFILE_FROZEN', 'NOT_FOUND', 'NO_CREDITS'];

/** Whether pressing again can help. */
export const canRetry = (trouble: RequestError | undefined): boolean =>
  trouble === undefined || !final.includes(errorKeyOf(trouble));

export const isUncertain = (trouble: RequestError | undefined): boolean =>
  trouble !== undefined && errorKeyOf(trouble) === 'unknown';
