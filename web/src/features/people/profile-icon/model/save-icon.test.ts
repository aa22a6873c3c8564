import { describe, expect, it, vi } from 'vitest';
import { type IconSteps, NotPreparedError, type Stage, saveIcon } from './save-icon.ts';

const pictures = {
  icon: new Blob(['webp'], { type: 'image/webp' }),
  source: new Blob(['a larger webp'], { type: 'image/webp' }),
};
const grantFor = (name: string) => ({
  fileName: `${name}.webp`,
  key: `uploads/${name}.webp`,
  signedUrl: `/files/uploads/${name}.webp?signature=x`,
  method: 'PUT' as const,
  headers: { 'content-type': 'image/webp' },
  expires_at: '2026-11-15T06:00:00Z',
  maxBytes: 10_485_760,
  left: 1_000_000,
});
const grants = { icon: grantFor('icon'), source: grantFor('source') };
const framing = { area: { x: 0, y: 0, width: 100, height: 100 }, turns: 0 as const };

const stepsWith = (change: Partial<IconSteps> = {}) => ({
  prepare: vi.fn<IconSteps['prepare']>(async () => pictures),
  sign: vi.fn<IconSteps['sign']>(async () => grants),
  send: vi.fn<IconSteps['send']>(async ({ onProgress }) => onProgress(1)),
  record: vi.fn<IconSteps['record']>(async () => undefined),
  ...change,
});

function run(steps: IconSteps, signal = new AbortController().signal) {
  const stages: Stage[] = [];
  const file = new File(['jpeg'], 'me.jpg');
  return {
    stages,
    done: saveIcon(steps, { file, framing, signal, onStage: (stage) => stages.push(stage) }),
  };
}

describe('saveIcon', () => {
  it('prepares, signs, uploads icon and source with the signed headers, and records both keys', async () => {
    const steps = stepsWith();
    const { stages, done } = run(steps);
    await done;
    expect(steps.sign).toHaveBeenCalledWith(pictures, expect.any(AbortSignal));
    for (const part of ['icon', 'source'] as const) {
      const { signedUrl: url, headers } = grants[part];
      expect(steps.send).toHaveBeenCalledWith(
        expect.objectContaining({ url, file: pictures[part], headers }),
      );
    }
    expect(steps.record).toHaveBeenCalledWith(
      { icon: 'uploads/icon.webp', source: 'uploads/source.webp' },
      expect.any(AbortSignal),
    );
    expect(stages).toEqual([
      { name: 'preparing' },
      { name: 'sending', fraction: 0 },
      { name: 'sending', fraction: 4 / 17 },
      { name: 'sending', fraction: 1 },
      { name: 'recording' },
    ]);
  });

  it('distinguishes an unreadable picture from later errors', async () => {
    const steps = stepsWith({
      prepare: () => Promise.reject(new DOMException('no image', 'InvalidStateError')),
    });
    await expect(run(steps).done).rejects.toBeInstanceOf(NotPreparedError);
    expect(steps.sign).not.toHaveBeenCalled();
  });

  it('records nothing when the upload failed', async () => {
    const steps = stepsWith({ send: () => Promise.reject(new Error('500')) });
    await expect(run(steps).done).rejects.toThrow('500');
    expect(steps.record).not.toHaveBeenCalled();
  });

  it('stops before sending when it was stopped while preparing', async () => {
    const controller = new AbortController();
    const steps = stepsWith({
      prepare: async () => {
        controller.abort();
        return pictures;
      },
    });
    await expect(run(steps, controller.signal).done).rejects.toMatchObject({ name: 'AbortError' });
    expect(steps.sign).not.toHaveBeenCalled();
  });
});
