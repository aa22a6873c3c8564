import { describe, expect, it, vi } from 'vitest';
import { type IconSteps, NotPreparedError, type Stage, saveIcon } from './save-icon.ts';

const picture = new Blob(['webp'], { type: 'image/webp' });
const grant = {
  fileName: 'profile-icon.webp',
  key: 'uploads/1.webp',
  signedUrl: '/files/uploads/1.webp?signature=x',
  method: 'PUT' as const,
  headers: { 'content-type': 'image/webp' },
  expires_at: '2026-11-15T06:00:00Z',
  maxBytes: 10_485_760,
  left: 1_000_000,
};
const framing = { area: { x: 0, y: 0, width: 100, height: 100 }, turns: 0 as const };

const stepsWith = (change: Partial<IconSteps> = {}) => ({
  crop: vi.fn<IconSteps['crop']>(async () => picture),
  sign: vi.fn<IconSteps['sign']>(async () => grant),
  send: vi.fn<IconSteps['send']>(async ({ onProgress }) => onProgress(0.5)),
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
  it('crops, signs, uploads the crop with the signed headers, and records its key', async () => {
    const steps = stepsWith();
    const { stages, done } = run(steps);
    await done;
    expect(steps.sign).toHaveBeenCalledWith(picture, expect.any(AbortSignal));
    expect(steps.send).toHaveBeenCalledWith(
      expect.objectContaining({ url: grant.signedUrl, file: picture, headers: grant.headers }),
    );
    expect(steps.record).toHaveBeenCalledWith('uploads/1.webp', expect.any(AbortSignal));
    expect(stages).toEqual([
      { name: 'preparing' },
      { name: 'sending', fraction: 0 },
      { name: 'sending', fraction: 0.5 },
      { name: 'recording' },
    ]);
  });

  it('distinguishes an unreadable picture from later errors', async () => {
    const steps = stepsWith({
      crop: () => Promise.reject(new DOMException('no image', 'InvalidStateError')),
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
      crop: async () => {
        controller.abort();
        return picture;
      },
    });
    await expect(run(steps, controller.signal).done).rejects.toMatchObject({ name: 'AbortError' });
    expect(steps.sign).not.toHaveBeenCalled();
  });
});
