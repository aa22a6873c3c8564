import { maxClientFaces, maxScenariosOfLink } from '@callboard/contract/casting/client-links';
import { type BaseSyntheticEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CheckChips } from '../../../../shared/ui/choices/check-chips.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { type LinkContent, useLinkPlan, useScenarioNames } from '../api.ts';
import { openDays, usualShows } from '../model/link-form.ts';
import { type LinkFormProps, useLinkForm } from '../model/use-link-form.ts';
import { FaceSample } from './face-sample.tsx';
import classes from './link-form.module.css';
import { PasscodeChoice } from './passcode-choice.tsx';
import { ReachNotes } from './reach-notes.tsx';
import { ShowsChoice } from './shows-choice.tsx';

const namedAtMost = 6;

type PeopleProps = Pick<LinkFormProps, 'talents'> & { content: LinkContent };

/** Whom the client will see, and whom not. */
function People({ talents, content }: PeopleProps) {
  const { t } = useTranslation('clientLinks');
  const { data: plan } = useLinkPlan(content, true);
  const over = Math.max((talents?.length ?? 0) - maxClientFaces, 0);
  const names = (talents ?? []).map(({ name }) => name);
  const more = names.length > namedAtMost ? ` +${names.length - namedAtMost}` : '';
  return (
    <section className={classes.people}>
      <h3 className={classes.legend}>{t('form.people')}</h3>
      <p className={classes.quiet}>
        {talents
          ? t('form.selected', {
              count: names.length,
              name: names[0] ?? '',
              names: names.slice(0, namedAtMost).join(', ') + more,
            })
          : [t('form.live'), plan && t('form.liveNow', { count: plan.faces })].filter(Boolean).join(' ')}
      </p>
      {plan && (
        <ReachNotes reach={{ ...plan, faces_over: plan.faces_over + over }} scenarios={plan.scenarios} />
      )}
    </section>
  );
}

type Expiry = `${number}` | 'keep';

function ExpiryChoice({
  link,
  days,
  onChange,
}: Pick<LinkFormProps, 'link'> & { days: number | null; onChange: (days: number | null) => void }) {
  const { t } = useTranslation('clientLinks');
  return (
    <RadioChips<Expiry>
      label={t('form.expiry')}
      isOptional={false}
      value={days === null ? 'keep' : `${days}`}
      options={[
        ...(link
          ? [{ value: 'keep' as const, label: t('form.keepExpiry', { date: formatDate(link.expires_at) }) }]
          : []),
        ...openDays.map((count) => ({ value: `${count}` as const, label: t('form.days', { count }) })),
      ]}
      onChange={(value) => onChange(value === null || value === 'keep' ? null : Number(value))}
    />
  );
}

function ScenarioChoice({
  projectId,
  value,
  onChange,
}: Pick<LinkFormProps, 'projectId'> & { value: number[]; onChange: (ids: number[]) => void }) {
  const { t } = useTranslation('clientLinks');
  const { data = [] } = useScenarioNames(projectId);
  if (data.length === 0) return null;
  return (
    <CheckChips
      label={t('form.scenarios')}
      hint={t('form.scenariosHint')}
      most={maxScenariosOfLink}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** For whom, in which words, what is seen, for how long, and behind which passcode. */
export function LinkForm(props: LinkFormProps) {
  const { projectId, link, talents, onCancel } = props;
  const { t } = useTranslation('clientLinks');
  const { form, isTooShort, ...choices } = useLinkForm(props);
  const [wasTried, setWasTried] = useState(false);
  const shows = form.control('shows');
  const chosen = shows.value ?? usualShows;
  const submit = async (event: BaseSyntheticEvent) => {
    setWasTried(true);
    if (isTooShort) return event.preventDefault();
    await form.submit(event);
  };
  const message = form.area('message');
  return (
    <Form
      form={{ ...form, submit }}
      foot={
        <DialogActions>
          <Button variant="outline" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
          <SubmitButton form={form}>{t(link ? 'form.save' : 'form.create')}</SubmitButton>
        </DialogActions>
      }
    >
      <div className={classes.columns}>
        <div className={classes.write}>
          {!link && (
            <>
              <People talents={talents} content={choices.content} />
              <ScenarioChoice
                projectId={projectId}
                value={choices.scenarios}
                onChange={choices.setScenarios}
              />
            </>
          )}
          <TextField
            {...form.field('for_name')}
            required={false}
            autoComplete="off"
            hint={t('form.forNameHint')}
            data-autofocus
          />
          <TextArea {...message} required={false} rows={3} hint={message.hint ?? t('form.messageHint')} />
          <ShowsChoice value={chosen} onChange={shows.onChange} />
          <ExpiryChoice link={link} days={choices.days} onChange={choices.setDays} />
          <PasscodeChoice
            value={choices.passcode}
            onChange={choices.setPasscode}
            hasOne={link?.has_passcode ?? false}
            error={wasTried && isTooShort ? t('form.passcodeShort') : undefined}
          />
        </div>
        <FaceSample
          shows={chosen}
          image={talents?.[0]?.image ?? null}
          message={String(form.form.watch('message') ?? '')}
        />
      </div>
    </Form>
  );
}
