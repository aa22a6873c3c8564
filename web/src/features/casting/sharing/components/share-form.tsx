import { maxSharedAtOnce } from '@callboard/contract/casting/project-share-values';
import { shareProject } from '@callboard/contract/casting/project-shares';
import { useQueryClient } from '@tanstack/react-query';
import { Bell, Heart, Send, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshShared, sendShare, useAsked } from '../api.ts';
import { problemText, refusedOf, type SharedPerson } from '../model/share-problem.ts';
import { SharePeople } from './share-people.tsx';
import { SharePreview } from './share-preview.tsx';
import classes from './share-project.module.css';

export interface SharePlace {
  readonly projectId: number;
  readonly project: string;
  readonly characterId: number;
  readonly character: string;
}

interface ShareFormProps {
  recruiterId: number;
  /** Undefined until a character is chosen. */
  place: SharePlace | undefined;
  talents: readonly SharedPerson[];
  leftOut: ReadonlySet<number>;
  onLeaveOut: (userIds: ReadonlySet<number>) => void;
  /** What was written for another character. */
  typed: string | undefined;
  onTyped: (message: string) => void;
  onClose: () => void;
  onSent: (() => void) | undefined;
  /** Where the character is chosen. */
  choice: ReactNode;
}

/** Who will be asked: not those left out, and not those asked before. */
function usePeople({ place, talents, leftOut, onLeaveOut }: ShareFormProps) {
  const { data: known } = useAsked(place?.characterId);
  const asked = talents.filter(({ user_id }) => known?.has(user_id));
  const people = talents.filter(({ user_id }) => !known?.has(user_id) && !leftOut.has(user_id));
  return {
    people,
    asked,
    leaveOut: (...userIds: number[]) => onLeaveOut(new Set([...leftOut, ...userIds])),
    putBack: leftOut.size > 0 ? () => onLeaveOut(new Set()) : undefined,
  };
}

function useShareForm(props: ShareFormProps, people: readonly SharedPerson[]) {
  const { recruiterId, place, typed, onClose, onSent } = props;
  const { t } = useTranslation('sharing');
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly number[]>([]);
  const suggested = place ? t('message.start', { ...place }) : '';
  const form = useContractForm({
    schema: shareProject.body,
    start: {
      project_id: place?.projectId ?? 0,
      charcter_id: place?.characterId ?? 0,
      user_id: props.talents.slice(0, 1).map(({ user_id }) => user_id),
      message: typed ?? suggested,
    },
    labels: { message: t('message.label') },
    // Anyone may have been left out since the form was opened.
    send: (body) => sendShare({ ...body, user_id: people.map(({ user_id }) => user_id) }),
    onDone: ({ results }) => {
      const count = results.filter(({ is_new }) => is_new).length;
      void refreshShared(client);
      toast(count === 0 ? t('sentNobody') : t('sent', { count, project: place?.project ?? '' }));
      onSent?.();
      onClose();
    },
    action: t('action'),
    errorText: (error) => {
      const found = refusedOf(error, people);
      setRefused(found.map(({ person }) => person.user_id));
      return problemText(error, found, t);
    },
    ...(place && {
      draft: { name: `${recruiterId}/share/${place.characterId}`, storedIn: 'browser' as const },
    }),
  });
  return { form, refused, clearRefused: () => setRefused([]) };
}

function NextSteps() {
  const { t } = useTranslation('sharing');
  return (
    <section className={classes.next} aria-label={t('next.title')}>
      <h3 className={classes.label}>{t('next.title')}</h3>
      <ul>
        <li>
          <Bell size={16} aria-hidden /> {t('next.notified')}
        </li>
        <li>
          <Heart size={16} aria-hidden /> {t('next.answer')}
        </li>
        <li>
          <Users size={16} aria-hidden /> {t('next.see')}
        </li>
      </ul>
    </section>
  );
}

/** Who, for whom, in which words, beside what they will read. */
export function ShareForm(props: ShareFormProps) {
  const { recruiterId, place, onTyped, onClose, choice } = props;
  const { t } = useTranslation('sharing');
  const { people, asked, leaveOut, putBack } = usePeople(props);
  const { form, refused, clearRefused } = useShareForm(props, people);
  const { form: fields } = form;
  const message = String(fields.watch('message') ?? '');
  const tooMany = people.length - maxSharedAtOnce;
  const area = form.area('message');
  return (
    <Form
      form={form}
      className={classes.form}
      foot={
        <div className={classes.foot}>
          {refused.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                leaveOut(...refused);
                clearRefused();
              }}
            >
              {t('leaveOut', { count: refused.length })}
            </Button>
          )}
          <p className={classes.quiet}>{t('draftNote')}</p>
          <DialogActions>
            <Button variant="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton
              form={form}
              disabled={!place || people.length === 0 || tooMany > 0}
              leftSection={<Send size={17} aria-hidden />}
            >
              {people.length === 0 ? t('action') : t('send', { count: people.length })}
            </SubmitButton>
          </DialogActions>
        </div>
      }
    >
      <div className={classes.columns}>
        <div className={classes.write}>
          <SharePeople
            people={people}
            asked={asked}
            character={place?.character}
            onPutBack={putBack}
            onRemove={(userId) => leaveOut(userId)}
          />
          {tooMany > 0 && (
            <Alert family="stop">{t('tooMany', { most: maxSharedAtOnce, count: tooMany })}</Alert>
          )}
          {choice}
          <TextArea
            {...area}
            required={false}
            hint={area.hint ?? t('message.hint')}
            rows={5}
            onChange={(event) => {
              onTyped(event.currentTarget.value);
              return area.onChange(event);
            }}
          />
          <NextSteps />
        </div>
        <section className={classes.preview} aria-label={t('preview.title')}>
          <h3 className={classes.label}>{t('preview.title')}</h3>
          {place ? (
            <SharePreview
              recruiterId={recruiterId}
              projectId={place.projectId}
              characterId={place.characterId}
              message={message}
            />
          ) : (
            <p className={classes.quiet}>{t('preview.choose')}</p>
          )}
        </section>
      </div>
    </Form>
  );
}
