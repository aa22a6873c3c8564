import type { ClientPage } from '@callboard/contract/casting/client-page';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { SharedLink } from '../api.ts';
import { faceKey } from '../model/answer-fields.ts';
import { ClientContext } from '../model/client-context.ts';
import { firstNameOf } from '../model/page-texts.ts';
import { type Answers, useAnswers } from '../model/use-answers.ts';
import { useSending } from '../model/use-sending.ts';
import { useWatched } from '../model/use-watched.ts';
import { CharacterSection } from './character-section.tsx';
import { ClientFoot } from './client-foot.tsx';
import { ProjectIndex } from './project-index.tsx';
import { Scenarios } from './scenarios.tsx';

interface OpenPageProps {
  link: SharedLink;
  page: ClientPage;
  visitor: string;
  /** Takes a way to read what has not been sent, for when the link ends while it is open. */
  onUnsent: (read: () => string) => void;
}

/** Everything said, one face a line, to paste into a message. */
function useAnswersText({ wordOf }: Answers, { characters }: ClientPage): () => string {
  const { t } = useTranslation('clientPage');
  return () =>
    characters
      .flatMap(({ charcter_id, faces }) =>
        faces.flatMap(({ face_id, name }) => {
          const { answer, comment } = wordOf(faceKey(charcter_id, face_id));
          const said = [answer && t(`answers.${answer}`), comment.trim()].filter(Boolean).join('. ');
          return said ? [`${name}: ${said}`] : [];
        }),
      )
      .join('\n');
}

/** Says once that someone was added or has gone. */
function useListNews({ characters }: ClientPage): void {
  const { t } = useTranslation('clientPage');
  const faces = characters.flatMap(({ faces }) => faces.map(({ face_id }) => face_id)).join();
  const before = useRef(faces);
  useEffect(() => {
    if (before.current !== faces) toast(t('changed'));
    before.current = faces;
  }, [faces, t]);
}

/** The faces, what the client says of them, and the way to send it. */
export default function OpenPage({ link, page, visitor, onUnsent }: OpenPageProps) {
  const { t } = useTranslation('clientPage');
  const sender = firstNameOf(page.from.name);
  const answers = useAnswers(link, visitor, page);
  const sending = useSending(answers, sender);
  const watched = useWatched(link.shareId);
  useListNews(page);
  const answersText = useAnswersText(answers, page);
  const isSent = page.visitor?.sent_at != null && !answers.hasChanged;
  useEffect(() => onUnsent(isSent ? () => '' : answersText));
  const isProject = link.shows === 'project';
  const shown = page.characters.reduce((sum, { faces }) => sum + faces.length, 0);
  const hasFaces = shown > 0;
  return (
    <ClientContext value={{ link, page, sender, answers, sending, watched }}>
      {page.faces_over > 0 && (
        <Alert family="wait">
          {t('over', {
            count: page.faces_over,
            most: formatCount(shown),
            shown: formatCount(page.faces_over),
            name: sender,
          })}
        </Alert>
      )}
      {isProject && hasFaces && <ProjectIndex />}
      {hasFaces ? (
        page.characters.map((character, at) => (
          <CharacterSection
            key={character.charcter_id}
            character={character}
            hasHead={isProject}
            isFirst={at === 0}
          />
        ))
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text', { name: sender })} />
      )}
      {page.scenarios.length > 0 && <Scenarios />}
      {hasFaces && <ClientFoot />}
    </ClientContext>
  );
}
