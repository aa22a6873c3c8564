import type { CastPlan } from '@callboard/contract/casting/cast-plans';
import type { Scenario } from '@callboard/contract/casting/scenarios';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useCastPlan, useMakeCast } from '../api.ts';
import { useReason } from '../model/say.ts';
import { keepScenarioDraft, readScenarioDraft } from '../model/scenario-drafts.ts';
import classes from './make-cast-dialog.module.css';

interface MakeCastDialogProps {
  scenario: Scenario;
  onClose: () => void;
}

interface NamesProps {
  title: string;
  people: readonly { readonly user_id: number; readonly name: string; readonly character: string }[];
}

function Names({ title, people }: NamesProps) {
  const { t } = useTranslation('scenarios');
  if (people.length === 0) return null;
  return (
    <section className={classes.step}>
      <h3>{title}</h3>
      <ul>
        {people.map(({ user_id, name, character }) => (
          <li key={`${user_id}-${character}`}>{t('make.forCharacter', { name, character })}</li>
        ))}
      </ul>
    </section>
  );
}

function Blocked({ blocked }: Pick<CastPlan, 'blocked'>) {
  const { t } = useTranslation('scenarios');
  if (blocked.length === 0) return null;
  return (
    <Alert family="stop">
      <b>{t('make.blockedTitle', { count: blocked.length })}</b>
      <ul className={classes.blocked}>
        {blocked.map(({ user_id, character_id, name, character, reason }) => (
          <li key={`${user_id}-${character_id}`}>{t(`make.blocked.${reason}`, { name, character })}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** What happens, in the order it happens, and what does not. */
function Plan({ plan }: { plan: CastPlan }) {
  const { t } = useTranslation('scenarios');
  const { steps, stays, blocked, open, others, instead_of } = plan;
  return (
    <div className={classes.plan}>
      <Blocked blocked={blocked} />
      {steps.map(({ key, people }) => (
        <Names
          key={key}
          title={t(key === 'share' ? 'make.steps.share' : 'make.steps.other', { count: people.length })}
          people={people}
        />
      ))}
      <Names title={t('make.staysCast')} people={stays.filter(({ state }) => state === 'cast')} />
      <Names title={t('make.staysAsked')} people={stays.filter(({ state }) => state === 'asked')} />
      <p className={classes.rest}>
        {[
          open.length > 0 &&
            t('make.open', {
              count: open.length,
              names: open.map(({ character }) => character).join(', '),
            }),
          others > 0 && t('make.others', { count: others }),
          instead_of !== null && t('make.insteadOf', { name: instead_of }),
        ]
          .filter((one) => one !== false)
          .map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
      </p>
    </div>
  );
}

interface SentProps {
  plan: CastPlan;
  message: string;
}

/** What the first of them will read, and how it reaches everyone. */
function Sent({ plan, message }: SentProps) {
  const { t } = useTranslation('scenarios');
  const { steps, sender, project } = plan;
  const first = steps[0]?.people[0];
  if (!first) return null;
  return (
    <section className={classes.sent} aria-label={t('make.reads', { name: first.name })}>
      <h3>{t('make.reads', { name: first.name })}</h3>
      <blockquote>
        <p>{t('make.asksThem', { sender, character: first.character, project })}</p>
        {message !== '' && <p className={classes.words}>“{message}”</p>}
      </blockquote>
      <p className={classes.quiet}>{t('make.how')}</p>
    </section>
  );
}

function Decide({ plan, scenario, onClose }: MakeCastDialogProps & { plan: CastPlan }) {
  const { t } = useTranslation('scenarios');
  const reason = useReason();
  const make = useMakeCast();
  const [message, setMessage] = useState(() => readScenarioDraft('message', scenario.id));
  const write = (words: string) => {
    setMessage(words);
    keepScenarioDraft('message', scenario.id, words);
  };
  const clientId = useRef(newId());
  const asks = plan.steps.length > 0;
  const send = () =>
    make.mutate(
      {
        params: { id: scenario.id },
        body: {
          plan: plan.plan,
          client_id: clientId.current,
          ...(message.trim() !== '' && { message: message.trim() }),
        },
      },
      {
        onSuccess: () => {
          keepScenarioDraft('message', scenario.id, '');
          toast(t('make.done', { name: scenario.name }));
          onClose();
        },
      },
    );
  return (
    <>
      <Plan plan={plan} />
      {asks && plan.blocked.length === 0 && (
        <>
          <TextArea
            label={t('make.message')}
            hint={t('make.messageHint')}
            rows={3}
            maxLength={2000}
            value={message}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <Sent plan={plan} message={message.trim()} />
        </>
      )}
      {make.isError && <Alert family="stop">{t('make.failed', { reason: reason(make.error) })}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose} disabled={make.isPending}>
          {t('make.cancel')}
        </Button>
        <Button onClick={send} loading={make.isPending} disabled={plan.blocked.length > 0}>
          {t('make.send')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Says exactly what making a scenario the cast does and sends, then does it. */
export default function MakeCastDialog({ scenario, onClose }: MakeCastDialogProps) {
  const { t } = useTranslation('scenarios');
  const query = useCastPlan(scenario.id);
  return (
    <Dialog
      opened
      width="wide"
      onClose={onClose}
      closesOnClickOutside={false}
      title={t('make.title', { name: scenario.name })}
    >
      <QueryState query={query} thing={t('make.thing')} waiting={<SkeletonText lines={5} />}>
        {(plan) => <Decide plan={plan} scenario={scenario} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}
