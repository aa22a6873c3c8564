import '../i18n.ts';
import type { ShortlistsOfProject } from '@callboard/contract/casting/shortlists';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { useAllShortlists } from '../api.ts';
import { type ListedTalent, searchChoices, toChoices, withCharacterFirst } from '../model/choices.ts';
import { CharacterChoices } from './character-choices.tsx';
import classes from './shortlist-dialog.module.css';
import { chosenOf, useShortlistForm, useShortlistWords } from './use-shortlist-form.ts';

interface ShortlistDialogProps {
  talents: readonly ListedTalent[];
  /** Chosen from the start, such as the one of the search. */
  character?: { readonly id: number } | undefined;
  onClose: () => void;
}

interface ShortlistFormProps extends ShortlistDialogProps {
  shortlists: readonly ShortlistsOfProject[];
}

/** More than these are searched. */
const seenWithoutSearch = 6;
const longestSearch = 80;
const mostFaces = 5;

function Faces({ talents }: Pick<ShortlistDialogProps, 'talents'>) {
  const hidden = talents.length - mostFaces;
  return (
    <div className={classes.faces} aria-hidden>
      {talents.slice(0, mostFaces).map(({ user_id, name, image }) => (
        <Avatar key={user_id} name={name} size="lg" src={image ?? undefined} />
      ))}
      {hidden > 0 && <span className={classes.more}>+{hidden}</span>}
    </div>
  );
}

function ShortlistForm({ shortlists, talents, character, onClose }: ShortlistFormProps) {
  const { t } = useTranslation('shortlists');
  const [pickedIds, setPicked] = useState<number[]>(character ? [character.id] : []);
  const [query, setQuery] = useState('');
  const projects = withCharacterFirst(toChoices(shortlists, talents), character?.id);
  const all = projects.flatMap(({ choices }) => choices);
  const picked = all.filter(({ id }) => pickedIds.includes(id));
  const form = useShortlistForm({ talents, picked, onClose });
  const note = form.form.watch('note');
  const hasNote = (note ?? '').trim() !== '';
  const chosen = chosenOf(picked, note);
  const { isNew, who, where } = useShortlistWords()({ talents, chosen });
  const found = searchChoices(projects, query);
  const isReplaced = hasNote && chosen.some(({ present }) => present.length > 0);
  const sendText = isNew ? t('dialog.sendFor', { who, where }) : t('dialog.saveNote');
  return (
    <Form
      form={form}
      foot={
        <DialogActions>
          <Button variant="outline" disabled={form.isSending} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <SubmitButton form={form} disabled={chosen.length === 0}>
            {chosen.length === 0 ? t('dialog.send') : sendText}
          </SubmitButton>
        </DialogActions>
      }
    >
      {all.length > seenWithoutSearch && (
        <SearchField
          label={t('dialog.search')}
          clearLabel={t('dialog.clear')}
          longest={longestSearch}
          value={query}
          onSearch={setQuery}
        />
      )}
      {found.length === 0 && (
        <p className={classes.noMatch} role="status">
          {t('dialog.noMatch', { query })}
        </p>
      )}
      <CharacterChoices projects={found} chosen={pickedIds} hasNote={hasNote} onChange={setPicked} />
      <TextArea
        {...form.area('note')}
        rows={2}
        placeholder={t('dialog.notePlaceholder')}
        aside={isReplaced && <span className={classes.replaced}>{t('dialog.noteAgain')}</span>}
      />
    </Form>
  );
}

const NoProjects = () => {
  const { t } = useTranslation('shortlists');
  return (
    <EmptyState
      level={3}
      icon={Clapperboard}
      title={t('dialog.emptyTitle')}
      text={t('dialog.emptyText')}
      action={<ButtonLink to={paths.newProject()}>{t('dialog.emptyAction')}</ButtonLink>}
    />
  );
};

/** Puts one talent or many on the shortlists of one character or several. */
export function ShortlistDialog(props: ShortlistDialogProps) {
  const { talents, onClose } = props;
  const { t } = useTranslation('shortlists');
  const shortlists = useAllShortlists();
  const [one, ...others] = talents;
  const title =
    others.length === 0
      ? t('dialog.title', { names: one?.name ?? '' })
      : t('dialog.titleMany', { count: talents.length });
  return (
    <Dialog opened onClose={onClose} title={title} lead={t('dialog.lead')} closesOnClickOutside={false}>
      {others.length > 0 && <Faces talents={talents} />}
      <QueryState
        query={shortlists}
        thing={t('thing')}
        level={3}
        waiting={<Skeleton height="14rem" />}
        isEmpty={({ results }) => toChoices(results, talents).length === 0}
        empty={<NoProjects />}
      >
        {({ results }) => <ShortlistForm {...props} shortlists={results} />}
      </QueryState>
    </Dialog>
  );
}
