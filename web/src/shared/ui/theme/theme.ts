import { Button, createTheme } from '@mantine/core';
import buttonClasses from './button.module.css';

interface ButtonMeasure {
  height: string;
  paddingX: string;
  fontSize: string;
}

const buttonMeasures: Record<string, ButtonMeasure> = {
  sm: { height: '2rem', paddingX: '0.6875rem', fontSize: '0.8125rem' },
  md: { height: '2.5rem', paddingX: '1rem', fontSize: 'var(--cb-text-sm)' },
  lg: { height: '3.25rem', paddingX: '1.5rem', fontSize: 'var(--cb-text-md)' },
};

function buttonVariables(size: string | undefined): Record<string, string> {
  const measure = buttonMeasures[size ?? 'md'];
  if (!measure) return {};
  return {
    '--button-height': measure.height,
    '--button-padding-x': measure.paddingX,
    '--button-fz': measure.fontSize,
  };
}

export const theme = createTheme({
  primaryColor: 'curtain',
  primaryShade: { light: 7, dark: 6 },
  white: '#fffdf8',
  black: '#1b1714',
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  colors: {
    curtain: [
      '#fcf0ee',
      '#f7e2de',
      '#efbfbc',
      '#e69498',
      '#d9646f',
      '#cf4355',
      '#c42a40',
      '#a3182c',
      '#85101f',
      '#5f0b18',
    ],
    spot: [
      '#fff8e6',
      '#fbecc9',
      '#f8dd9c',
      '#f5cd6c',
      '#f2bd4c',
      '#f0b03a',
      '#d49323',
      '#a86f0c',
      '#7d4c00',
      '#553300',
    ],
    gray: [
      '#faf6ee',
      '#f6f1e6',
      '#ece4d4',
      '#ddd2be',
      '#c5b79f',
      '#a5967f',
      '#897b66',
      '#655b4f',
      '#463e36',
      '#1b1714',
    ],
    dark: [
      '#f4ecde',
      '#d2c7b6',
      '#a99d8d',
      '#84786a',
      '#3a3229',
      '#2e2821',
      '#1d1915',
      '#14110e',
      '#0e0c0a',
      '#090706',
    ],
  },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '999px' },
  fontFamily: 'var(--cb-font-text)',
  headings: { fontFamily: 'var(--cb-font-display)', fontWeight: '560' },
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      classNames: { ...buttonClasses },
      vars: (_theme, props) => ({ root: buttonVariables(props.size) }),
    }),
  },
});
