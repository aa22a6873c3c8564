import { useSearchParams } from 'react-router';
import { Outbox } from '../../../features/messaging/outbox/index.ts';
import { outbox } from '../../../shared/i18n/en/outbox.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';
import { paths } from '../../../shared/lib/paths.ts';

registerTranslations('outbox', { en: outbox });

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

function hrefOf(page: number, messageId?: number): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (messageId !== undefined) search.set('message', String(messageId));
  return search.size > 0 ? `${paths.outbox()}?${search}` : paths.outbox();
}

/** The URL holds the page and the message, so Back leads from an email to its list. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <Outbox
      page={wholeNumber(search.get('page')) ?? 1}
      selectedId={wholeNumber(search.get('message'))}
      hrefOf={hrefOf}
    />
  );
}
