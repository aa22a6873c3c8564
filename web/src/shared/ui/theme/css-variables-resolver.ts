import type { CSSVariablesResolver } from '@mantine/core';

/** Our tokens already change with the colour scheme, so both schemes get the same names. */
const roles = {
  '--mantine-color-body': 'var(--cb-page)',
  '--mantine-color-text': 'var(--cb-ink)',
  '--mantine-color-bright': 'var(--cb-ink)',
  '--mantine-color-dimmed': 'var(--cb-ink-3)',
  '--mantine-color-placeholder': 'var(--cb-ink-3)',
  '--mantine-color-default': 'var(--cb-surface)',
  '--mantine-color-default-hover': 'var(--cb-mute-tint)',
  '--mantine-color-default-color': 'var(--cb-ink)',
  '--mantine-color-default-border': 'var(--cb-edge-strong)',
  '--mantine-color-error': 'var(--cb-stop)',
  '--mantine-color-anchor': 'var(--cb-curtain-ink)',
  '--mantine-primary-color-filled': 'var(--cb-curtain)',
  '--mantine-primary-color-filled-hover': 'var(--cb-curtain-hover)',
  '--mantine-primary-color-contrast': 'var(--cb-on-curtain)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});
