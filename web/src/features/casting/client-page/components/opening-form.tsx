import type { ClientPage } from '@callboard/contract/casting/client-page';
import { openClientLink } from '@callboard/contract/casting/client-page';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { useIsRunning } from '../../../../shared/lib/use-is-running.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { openLink, type SharedLink } from '../api.ts';
import { firstNameOf } from '../model/page-texts.ts';
import { useWait } from '../model/use-wait.ts';
import { storeVisitor } from '../model/visitor-token.ts';
import classes from './opening-form.module.css';

interface OpeningFormProps {
  link: SharedLink;
  page: ClientPage;
  /** Who was here before a passcode was set. */
  visitor: string | undefined;
}

const withName = openClientLink.body.pick({ name: true });
const withPasscode = openClientLink.body.pick({ name: true, passcode: true }).required();

function useOpening({ link, page, visitor }: OpeningFormProps) {
  const { t } = useTranslation('clientPage');
  const name = firstNameOf(page.from.name);
  const asksPasscode = page.state === 'passcode';
  const wait = useWait();
  const errorText = ({ code, retryAfter }: RequestError) => {
    if (code === 'CODE_WRONG') return t('open.wrong', { name });
    if (code === 'CONFLICT') return t('open.full', { name });
    if (code !== 'RATE_LIMITED' || retryAfter === undefined) return undefined;
    wait.start(retryAfter);
    // Said below as long as it lasts.
    return '';
  };
  const form = useContractForm({
    schema: asksPasscode ? withPasscode : withName,
    start: { name: page.visitor?.name ?? '', ...(asksPasscode && { passcode: '' }) },
    labels: { name: t('open.name'), passcode: t('open.passcode') },
    missing: { name: t('open.missingName'), passcode: t('open.missingPasscode') },
    send: (body) => {
      wait.clear();
      return openLink(link.shareId, { ...body, ...(visitor && { visitor }) });
    },
    onDone: (answer) => storeVisitor(link.shareId, answer.visitor),
    action: t('open.send'),
    errorText,
    draft: { name: `client-name-${link.shareId}`, storedIn: 'tab' },
  });
  return { form, wait };
}

/** Until when nothing can be tried, and that it can be again. */
function Wait({ wait }: { wait: ReturnType<typeof useWait> }) {
  const { t } = useTranslation('clientPage');
  if (wait.isOver) return <Alert family="go">{t('open.limited.over')}</Alert>;
  if (!wait.isWaiting) return null;
  return <Alert family="stop">{wait.until}</Alert>;
}

/** The one step before the faces: who is looking, and the passcode where there is one. */
export function OpeningForm(props: OpeningFormProps) {
  const { link, page } = props;
  const { t } = useTranslation('clientPage');
  const isReady = useIsRunning();
  const { form, wait } = useOpening(props);
  const asksPasscode = page.state === 'passcode';
  return (
    <section className={classes.opening} aria-labelledby="client-opening">
      <h2 className={classes.title} id="client-opening">
        {t('open.title')}
      </h2>
      <p className={classes.lead}>
        {asksPasscode && t('open.leadPasscode', { name: firstNameOf(page.from.name) })} {t('open.lead')}
      </p>
      <Form
        form={form}
        foot={
          <>
            <Wait wait={wait} />
            <SubmitButton form={form} size="lg" fullWidth disabled={!isReady || wait.isWaiting}>
              {t(link.shows === 'character' ? 'open.action' : 'open.actionProject')}
            </SubmitButton>
            {wait.isWaiting && <p className={classes.left}>{wait.left}</p>}
          </>
        }
      >
        <noscript>
          <p className={classes.lead}>{t('open.needsScript')}</p>
        </noscript>
        <fieldset className={classes.fields} disabled={!isReady}>
          <TextField {...form.field('name')} autoComplete="name" />
          {asksPasscode && <TextField {...form.field('passcode')} autoComplete="off" autoCapitalize="off" />}
        </fieldset>
      </Form>
    </section>
  );
}
