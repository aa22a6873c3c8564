import type { ClientPage } from '@callboard/contract/casting/client-page';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { useClient } from '../model/client-context.ts';
import classes from './scenarios.module.css';

type Scenario = ClientPage['scenarios'][number];

/** One possible cast: a face for each character. */
function Column({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation('clientPage');
  const { page } = useClient();
  const faceOf = (characterId: number) => {
    const chosen = scenario.choices.find(({ charcter_id }) => charcter_id === characterId);
    const character = page.characters.find(({ charcter_id }) => charcter_id === characterId);
    return character?.faces.find(({ face_id }) => face_id === chosen?.face_id);
  };
  return (
    <li className={classes.column}>
      <h3 className={classes.name}>{scenario.name}</h3>
      <ul className={classes.choices}>
        {page.characters.map(({ charcter_id, name }) => {
          const face = faceOf(charcter_id);
          const [photo] = face?.photos ?? [];
          return (
            <li key={charcter_id} className={classes.choice}>
              <span className={classes.thumb}>
                {photo && (
                  <img src={photo.card_url ?? photo.file_url} alt="" width={56} height={70} loading="lazy" />
                )}
              </span>
              <span>
                <small>{name}</small>
                <b data-open={face === undefined || undefined}>{face?.name ?? t('scenarios.open')}</b>
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** Alternative casts side by side. */
export function Scenarios() {
  const { t } = useTranslation('clientPage');
  const { page } = useClient();
  return (
    <section className={classes.scenarios}>
      <SectionTitle aside={t('scenarios.hint')}>{t('scenarios.title')}</SectionTitle>
      <ul className={classes.columns}>
        {page.scenarios.map((scenario) => (
          <Column key={scenario.id} scenario={scenario} />
        ))}
      </ul>
    </section>
  );
}
