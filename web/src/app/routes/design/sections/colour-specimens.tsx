import type { design } from '../../../../shared/i18n/en/design.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useTokenValues } from '../token-values.ts';
import classes from './colour-specimens.module.css';

type GroupName = 'paper' | 'ink' | 'curtain' | 'spot' | 'families';

interface Group {
  name: GroupName;
  use: keyof typeof design.colours;
  tokens: string[];
}

const groups: Group[] = [
  { name: 'paper', use: 'paperUse', tokens: ['page', 'surface', 'sunken', 'raised', 'edge', 'edge-strong'] },
  { name: 'ink', use: 'inkUse', tokens: ['ink', 'ink-2', 'ink-3'] },
  {
    name: 'curtain',
    use: 'curtainUse',
    tokens: ['curtain', 'curtain-hover', 'curtain-ink', 'curtain-tint', 'on-curtain'],
  },
  { name: 'spot', use: 'spotUse', tokens: ['spot', 'spot-ink', 'spot-tint', 'on-spot'] },
  {
    name: 'families',
    use: 'familiesUse',
    tokens: [
      'go',
      'go-tint',
      'wait',
      'wait-tint',
      'stop',
      'stop-tint',
      'mute',
      'mute-tint',
      'cast',
      'on-cast',
      'cast-star',
      'focus',
    ],
  },
];

export function ColourSpecimens() {
  const { t } = useTranslation('design');
  const worth = useTokenValues();
  return groups.map(({ name, use, tokens }) => (
    <div key={name} className={classes.group}>
      <div>
        <h3 className={classes.name}>{t(`colours.${name}`)}</h3>
        <p className={classes.use}>{t(`colours.${use}`)}</p>
      </div>
      <ul className={classes.chips}>
        {tokens.map((token) => (
          <li key={token} className={classes.chip}>
            <span className={classes.paint} style={{ background: `var(--cb-${token})` }} />
            <span className={classes.token}>{token}</span>
            <span className={classes.value}>{worth(`--cb-${token}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
