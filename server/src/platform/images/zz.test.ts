import sharp from 'sharp';
import { test } from 'vitest';
import { derivePhoto } from './derive-photo.ts';
const noise = (w: number, h: number) => sharp({ create: { width: w, height: h, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 20 } } });
test('t', async () => {
for (const [name, make] of [
 ['jpeg', ()=>noise(6300,6300).jpeg({quality:40}).toBuffer()],
 ['progressive', ()=>noise(6300,6300).jpeg({quality:40,progressive:true}).toBuffer()],
 ['webp', ()=>noise(6300,6300).webp({quality:20,effort:0}).toBuffer()],
 ['png-flat', ()=>sharp({create:{width:6300,height:6300,channels:4,background:'#123'}}).png().toBuffer()],
 ['png-interlaced', ()=>sharp({create:{width:6300,height:6300,channels:4,background:'#123'}}).png({progressive:true}).toBuffer()],
 ['wide', ()=>sharp({create:{width:16000,height:2400,channels:3,background:'#123'}}).png().toBuffer()],
] as const) {
  const b = await make(); const t=Date.now();
  try { await derivePhoto(b); console.log(name,b.length,Date.now()-t,'ms', Math.round(process.memoryUsage().rss/1e6)); } catch(e){console.log(name,b.length,String(e),Date.now()-t)}
}
}, 120000);
