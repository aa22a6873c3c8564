import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { json, startFakeServer } from '../../../../shared/lib/api/fake-server-for-test.ts';
import { renderInWizard, samplePayload } from '../wizard-for-test.tsx';
import { SectionEditor } from './section-editor.tsx';

const item = (id: number, kind: string, is_cover_photo = false) => ({
  id,
  kind,
  is_cover_photo,
  file_url: `/files/${id}`,
  card_url: `/files/${id}-card`,
  full_url: null,
  caption: null,
  width: null,
  height: null,
  placeholder: null,
  duration_ms: null,
});

const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

describe('editing a published profile by section', () => {
  beforeEach(() => {
    const gallary = [item(1, 'photo', true), item(2, 'photo'), item(3, 'photo')];
    startFakeServer({ 'GET /v1/image-upload/7': () => json(200, { gallary }) });
  });

  it('lists what every section holds, and marks what could be added', async () => {
    renderInWizard(<SectionEditor gallery={null} />, samplePayload({ work_cities: [1, 2] }));
    expect(await screen.findByText('Asha Rane · Mumbai · Female')).toBeTruthy();
    expect(within(await row('Preferences and links')).getByText('Mumbai, Pune')).toBeTruthy();
    expect(within(await row('Preferences and links')).getByText('Add a link')).toBeTruthy();
    expect(await within(await row('Photos and video')).findByText('3 photos')).toBeTruthy();
  });

  it('leads back to the list when a section of it is done', async () => {
    renderInWizard(<SectionEditor gallery={null} />);
    await userEvent.click(await row('Your manager'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your manager' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit your profile' })).toBeTruthy();
  });
});
