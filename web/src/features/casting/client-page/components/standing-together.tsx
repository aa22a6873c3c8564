import type { ClientCharacter } from '@callboard/contract/casting/client-page';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { StandingFigures } from '../../../../shared/ui/standing/standing-figures.tsx';
import { fitScale, type StandingPerson } from '../../../../shared/ui/standing/standing-geometry.ts';
import { faceKey } from '../model/answer-fields.ts';
import { useClient } from '../model/client-context.ts';
import { useStanding } from '../model/use-answers.ts';
import classes from './character-section.module.css';

/** As many as can be told apart beside the page. */
const mostShown = 5;
/** The rail, without the ruler's numbers. */
const roomPx = 236;
const largestScale = 1.14;

/** Those the client ranked first, else the first on the list, at one scale. */
export function StandingTogether({ character }: { character: ClientCharacter }) {
  const { t } = useTranslation('clientPage');
  const { answers } = useClient();
  const faces = new Map(
    character.faces.map((face) => [faceKey(character.charcter_id, face.face_id), face] as const),
  );
  const { ranked, unanswered } = useStanding(answers, [...faces.keys()]);
  const people = [...ranked, ...unanswered].flatMap((key): StandingPerson[] => {
    const face = faces.get(key);
    const [photo] = face?.photos ?? [];
    if (!face || face.height_cm === null) return [];
    return [
      { key, name: face.name, image: photo?.card_url ?? photo?.file_url ?? null, heightCm: face.height_cm },
    ];
  });
  const shown = people.slice(0, mostShown);
  if (shown.length < 2) return null;
  return (
    <section className={classes.standing}>
      <SectionTitle level={3} aside={t('standing.hint')}>
        {t('standing.title')}
      </SectionTitle>
      <StandingFigures
        people={shown}
        scale={fitScale(shown, roomPx, largestScale)}
        label={t('standing.title')}
        size="strip"
      />
    </section>
  );
}
