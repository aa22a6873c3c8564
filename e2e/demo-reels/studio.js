/** Runs in the browser: draws and plays the demo reels, and encodes them. See ../make-demo-reels.mjs. */

const width = 640;
const height = 360;
const framesPerSecond = 15;
const sampleRate = 48_000;

const paper = '#f6f1e6';
const ink = '#1b1714';
const curtain = '#a3182c';

const ease = (value) => value * value * (3 - 2 * value);
const clamp = (value) => Math.max(0, Math.min(1, value));

const canvasLike = ({ width: w, height: h }) => new OffscreenCanvas(w, h).getContext('2d');

/** An upright portrait for a wide picture: its sides fade into a blurred copy of itself. */
async function loadFace(url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const sharp = canvasLike(image);
  sharp.drawImage(image, 0, 0);
  const sides = sharp.createLinearGradient(0, 0, image.width, 0);
  for (const [at, alpha] of [[0, 0], [0.2, 1], [0.8, 1], [1, 0]]) sides.addColorStop(at, `rgb(0 0 0 / ${alpha})`);
  sharp.globalCompositeOperation = 'destination-in';
  sharp.fillStyle = sides;
  sharp.fillRect(0, 0, image.width, image.height);
  const blurred = canvasLike({ width, height });
  blurred.filter = 'blur(28px)';
  blurred.drawImage(image, 0, 0, image.width, image.height * 0.35, -60, -60, width + 120, height + 120);
  return { sharp: sharp.canvas, blurred: blurred.canvas };
}

/** Leans and breathes a little, as a hand-held camera does. */
function drawFace(context, { sharp, blurred }, time, { zoom = 1, x = 0, y = 0 } = {}) {
  const scale = 0.75 * (width / sharp.width) * zoom * (1 + 0.006 * Math.sin(time * 1.7));
  const [w, h] = [sharp.width * scale, sharp.height * scale];
  context.drawImage(blurred, 0, 0);
  context.drawImage(sharp, (width - w) / 2 + x + Math.sin(time * 0.9) * 3, (height - h) * 0.36 + y, w, h);
}

function drawBars(context) {
  context.fillStyle = '#0c0a09';
  context.fillRect(0, 0, width, 26);
  context.fillRect(0, height - 26, width, 26);
}

function drawSlate(context, [title, line]) {
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.font = '600 44px Georgia, serif';
  context.fillText(title, width / 2, height / 2 - 10);
  context.fillRect(width / 2 - 120, height / 2 + 12, 240, 2);
  context.fillRect(width / 2 - 120, height / 2 + 17, 240, 1);
  context.font = '400 20px system-ui, sans-serif';
  context.fillText(line, width / 2, height / 2 + 50);
}

/** A dancer who turns under a lamp; her skirt rises with the speed. */
function drawDancer(context, time) {
  const turn = time * (1.2 + 1.6 * ease(clamp(time / 5)));
  context.fillStyle = '#14110e';
  context.fillRect(0, 0, width, height);
  const light = context.createRadialGradient(width / 2, 250, 20, width / 2, 250, 230);
  light.addColorStop(0, '#f2bd4c');
  light.addColorStop(0.5, '#6a4a1c');
  light.addColorStop(1, '#14110e');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  const sway = Math.sin(turn * 2) * 10;
  const x = width / 2 + sway;
  const skirt = 46 + 44 * ease(clamp(time / 4));
  context.fillStyle = curtain;
  context.beginPath();
  context.moveTo(x, 176);
  context.lineTo(x + skirt, 292);
  context.ellipse(x, 292, skirt, 15 + 5 * Math.sin(turn * 4), 0, 0, Math.PI);
  context.closePath();
  context.fill();
  for (let fold = 0; fold < 9; fold += 1) {
    const angle = turn * 2 + (fold * Math.PI * 2) / 9;
    if (Math.sin(angle) < 0) continue;
    context.strokeStyle = 'rgb(40 6 10 / .5)';
    context.beginPath();
    context.moveTo(x, 180);
    context.lineTo(x + Math.cos(angle) * skirt, 294 + Math.sin(angle) * 13);
    context.stroke();
  }
  context.fillStyle = '#553322';
  context.fillRect(x - 4, 108, 8, 14);
  context.beginPath();
  context.ellipse(x, 94, 15, 18, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = ink;
  context.beginPath();
  context.ellipse(x, 86, 17, 13, 0, Math.PI, 0);
  context.ellipse(x - Math.cos(turn * 2) * 14, 96, 7, 7, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#7c1020';
  context.beginPath();
  context.roundRect(x - 19, 118, 38, 64, 12);
  context.fill();
  context.strokeStyle = '#553322';
  context.lineWidth = 8;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    const lift = Math.sin(turn * 2 + side) * 26;
    context.beginPath();
    context.moveTo(x + side * 16, 128);
    context.quadraticCurveTo(x + side * 60, 118 - lift / 2, x + side * (58 + Math.cos(turn * 2) * 12), 86 - lift);
    context.stroke();
  }
  context.lineWidth = 1;
}

const scenes = {
  introduction: (context, time, { faces, slate }) => {
    if (time < 1.2) return drawSlate(context, slate);
    const second = clamp((time - 3.6) / 0.5);
    drawFace(context, faces[0], time, { zoom: 1 + (time - 1.2) * 0.02 });
    context.globalAlpha = ease(second);
    if (second > 0) drawFace(context, faces[1], time, { zoom: 1.1 });
    context.globalAlpha = 1;
  },
  dance: (context, time) => drawDancer(context, time),
  monologue: (context, time, { faces }) => {
    context.filter = 'grayscale(1) contrast(1.15)';
    drawFace(context, faces[0], time * 0.6, { zoom: 0.95 + time * 0.03 });
    context.filter = 'none';
    drawBars(context);
  },
  showreel: (context, time, { faces, slate }) => {
    if (time < 0.8) return drawSlate(context, slate);
    const at = Math.floor((time - 0.8) / 1.15) % faces.length;
    drawFace(context, faces[at], time, { zoom: at % 2 ? 1.15 : 0.95, x: at % 2 ? 20 : -10 });
    drawBars(context);
  },
};

/** A plucked string, a struck skin or a bell: what the little tunes are made of. */
const instruments = {
  string(context, out, { at, pitch, length = 1.2, volume = 0.2 }) {
    for (const [part, loud] of [[1, 1], [2, 0.5], [3, 0.28], [4, 0.16], [5, 0.1]]) {
      const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch * part });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(volume * loud, at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + length / Math.sqrt(part));
      tone.connect(gain).connect(out);
      tone.start(at);
      tone.stop(at + length);
    }
  },
  flute(context, out, { at, pitch, length = 0.6, volume = 0.16 }) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const shake = new OscillatorNode(context, { frequency: 5 });
    const depth = new GainNode(context, { gain: pitch * 0.008 });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.08);
    gain.gain.setValueAtTime(volume, at + length - 0.1);
    gain.gain.linearRampToValueAtTime(0, at + length);
    shake.connect(depth).connect(tone.frequency);
    tone.connect(gain).connect(out);
    for (const node of [tone, shake]) {
      node.start(at);
      node.stop(at + length);
    }
  },
  drum(context, out, { at, pitch, length = 0.35, volume = 0.5 }) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    tone.frequency.setValueAtTime(pitch * 1.6, at);
    tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.06);
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + length);
  },
};

async function renderSound({ seconds, notes }) {
  const context = new OfflineAudioContext(1, Math.round(seconds * sampleRate), sampleRate);
  const out = new GainNode(context, { gain: 0.9 });
  out.connect(context.destination);
  for (const { instrument, ...note } of notes) instruments[instrument](context, out, note);
  return (await context.startRendering()).getChannelData(0);
}

const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (chunk) => {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return bytes;
};
const descriptionOf = (config) => new Uint8Array(config.description.buffer ?? config.description);

function collect(Encoder, samples) {
  const found = {};
  const encoder = new Encoder({
    output(chunk, metadata) {
      if (metadata?.decoderConfig?.description) found.description = descriptionOf(metadata.decoderConfig);
      samples.push({ bytes: toBase64(bytesOf(chunk)), isKey: chunk.type === 'key' });
    },
    error(error) {
      found.error = error;
    },
  });
  return { encoder, found };
}

const finish = async ({ encoder, found }) => {
  await encoder.flush();
  encoder.close();
  if (found.error) throw found.error;
  return toBase64(found.description);
};

async function encodeSound(sound) {
  const pcm = await renderSound(sound);
  const samples = [];
  const track = collect(AudioEncoder, samples);
  track.encoder.configure({ codec: 'opus', sampleRate, numberOfChannels: 1, bitrate: 28_000 });
  track.encoder.encode(
    new AudioData({
      format: 'f32',
      sampleRate,
      numberOfFrames: pcm.length,
      numberOfChannels: 1,
      timestamp: 0,
      data: pcm,
    }),
  );
  const description = await finish(track);
  return { kind: 'audio', timescale: sampleRate, description, samples, sampleDuration: 960 };
}

async function encodePicture({ scene, seconds, bitrate, faces = [], slate }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  const props = { faces: await Promise.all(faces.map(loadFace)), slate };
  const samples = [];
  const track = collect(VideoEncoder, samples);
  track.encoder.configure({
    codec: 'avc1.42001f',
    width,
    height,
    bitrate,
    framerate: framesPerSecond,
    avc: { format: 'avc' },
  });
  let poster;
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const time = frame / framesPerSecond;
    scenes[scene](context, time, props);
    if (time >= seconds * 0.45 && !poster) {
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      poster = toBase64(new Uint8Array(await blob.arrayBuffer()));
    }
    const picture = new VideoFrame(canvas, { timestamp: Math.round(time * 1e6) });
    track.encoder.encode(picture, { keyFrame: frame % (framesPerSecond * 3) === 0 });
    picture.close();
  }
  const description = await finish(track);
  const shown = { kind: 'video', timescale: framesPerSecond, description, samples, sampleDuration: 1 };
  return { track: { ...shown, width, height }, poster };
}

window.makeReel = async (reel) => {
  const sound = await encodeSound(reel.sound);
  if (!reel.picture) return { tracks: [sound] };
  const { track, poster } = await encodePicture(reel.picture);
  return { tracks: [track, sound], poster };
};
