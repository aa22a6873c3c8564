import './i18n.ts';
import type { ClientLink } from '@callboard/contract/casting/client-links';
import { useState } from 'react';
import { type TFunction, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../shared/lib/format/dates.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog/dialog.tsx';
import AnswersPanel from './components/answers-panel.tsx';
import { LinkForm } from './components/link-form.tsx';
import { LinkList } from './components/link-list.tsx';
import { MadeLink } from './components/made-link.tsx';
import { RevokeLink } from './components/revoke-link.tsx';
import type { ClientLinksDialogProps } from './model/link-form.ts';
import { nameOfLink } from './model/link-name.ts';
import type { Made } from './model/use-link-form.ts';

type Step =
  | { readonly at: 'list' | 'new' }
  | { readonly at: 'change' | 'revoke' | 'replies'; readonly link: ClientLink }
  | { readonly at: 'made'; readonly made: Made };

type Character = ClientLinksDialogProps['character'];

function headOf(
  step: Step,
  character: Character,
  t: TFunction<'clientLinks'>,
): { readonly title: string; readonly lead?: string } {
  const of = { character: character?.name ?? '' };
  switch (step.at) {
    case 'list':
      return { title: character ? t('titleOf', of) : t('title'), lead: t('lead') };
    case 'new':
      return { title: character ? t('form.newTitleOf', of) : t('form.newTitle'), lead: t('lead') };
    case 'change':
      return { title: t('form.changeTitle'), lead: nameOfLink(step.link, t) };
    case 'revoke':
      return { title: t('revoke.title'), lead: t('revoke.lead', { link: nameOfLink(step.link, t) }) };
    case 'replies':
      return { title: t('replies.title'), lead: nameOfLink(step.link, t) };
    case 'made':
      return {
        title: t(step.made.isNew ? 'made.title' : 'made.changedTitle'),
        lead: t('made.lead', { date: formatDateTime(step.made.link.expires_at) }),
      };
  }
}

const widths = {
  list: 'wide',
  new: 'broad',
  change: 'broad',
  revoke: 'narrow',
  replies: 'broad',
  made: 'wide',
} as const;

/** Links for clients: what there is, a new one, and what becomes of each. */
export default function ClientLinksDialog(props: ClientLinksDialogProps) {
  const { projectId, character, talents, scenarioIds, canEdit = true, onClose } = props;
  const { t } = useTranslation('clientLinks');
  const { user } = useSession();
  const isFrozen = user?.isFreezed === true;
  const mayChange = canEdit && !isFrozen;
  const [step, setStep] = useState<Step>({ at: talents && mayChange ? 'new' : 'list' });
  const toList = () => setStep({ at: 'list' });
  const isForm = step.at === 'new' || step.at === 'change';
  return (
    <Dialog
      opened
      onClose={onClose}
      width={widths[step.at]}
      closesOnClickOutside={!isForm}
      {...headOf(step, character, t)}
    >
      {step.at === 'list' && (
        <LinkList
          projectId={projectId}
          characterId={character?.id}
          canEdit={mayChange}
          isFrozen={isFrozen}
          onNew={() => setStep({ at: 'new' })}
          onAction={(at, link) => setStep({ at, link })}
        />
      )}
      {isForm && (
        <LinkForm
          projectId={projectId}
          character={character}
          talents={talents}
          scenarioIds={scenarioIds}
          link={step.at === 'change' ? step.link : undefined}
          onCancel={talents && step.at === 'new' ? onClose : toList}
          onMade={(made) => setStep({ at: 'made', made })}
        />
      )}
      {step.at === 'made' && <MadeLink made={step.made} onDone={toList} />}
      {step.at === 'revoke' && <RevokeLink link={step.link} onDone={toList} />}
      {step.at === 'replies' && (
        <>
          <AnswersPanel linkId={step.link.id} />
          <DialogActions>
            <Button variant="outline" onClick={toList}>
              {t('actions.back')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
