import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Specimen } from '../specimen-section.tsx';
import { useTokenValues } from '../token-values.ts';
import classes from './space-specimens.module.css';

const steps = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const radii = ['xs', 'sm', 'md', 'lg', 'full'];
const shadows = ['1', '2', '3'];
const rootFontSize = 16;

const inPixels = (length: string): string =>
  length.endsWith('rem') ? String(Number.parseFloat(length) * rootFontSize) : length.replace('px', '');

function Steps() {
  const worth = useTokenValues();
  return (
    <ul className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>
          <span className={classes.token}>--cb-{step}</span>
          <span className={classes.size}>{inPixels(worth(`--cb-${step}`))}</span>
          <span className={classes.bar} style={{ width: `var(--cb-${step})` }} />
        </li>
      ))}
    </ul>
  );
}

export function SpaceSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.columns}>
      <Specimen title={t('space.steps')}>
        <Steps />
      </Specimen>
      <div className={classes.shapes}>
        <Specimen title={t('space.radii')}>
          <div className={classes.tiles}>
            {radii.map((radius) => (
              <span
                key={radius}
                className={classes.corner}
                style={{ borderRadius: `var(--cb-radius-${radius})` }}
              >
                {radius}
              </span>
            ))}
          </div>
        </Specimen>
        <Specimen title={t('space.shadows')}>
          <div className={classes.tiles}>
            {shadows.map((shadow) => (
              <span
                key={shadow}
                className={classes.paper}
                style={{ boxShadow: `var(--cb-shadow-${shadow})` }}
              >
                {shadow}
              </span>
            ))}
          </div>
        </Specimen>
        <Specimen title={t('space.touch')}>
          <div className={classes.touch}>
            <span className={classes.thumb} />
            {t('space.touchText')}
          </div>
        </Specimen>
        <Specimen title={t('space.motion')}>
          <p className={classes.note}>{t('space.motionText')}</p>
        </Specimen>
      </div>
    </div>
  );
}
