import type { RequestError } from '../../../../shared/lib/api/request-error.ts';

const firstNumber = (text: string | undefined) => {
  const found = text?.match(/\d+/)?.[0];
  return found === undefined ? undefined : Number(found);
};

export const triesLeft = ({ code, detail }: RequestError): number | undefined =>
  code === 'CODE_WRONG' ? firstNumber(detail) : undefined;

const instant = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/;

/** Until when a closed account can be reopened. */
export const closedUntil = ({ code, detail }: RequestError): string | undefined =>
  code === 'ACCOUNT_CLOSED' ? detail?.match(instant)?.[0] : undefined;
