import lighthouse from 'lighthouse';
import { chromiumFlags } from '../../e2e/chromium-flags.mjs';
import { ensureChromium } from '../../scripts/steps/chromium.mjs';
import { startBrowser } from './browser.mjs';
const browser = await startBrowser(await ensureChromium({ isWhole: true }), chromiumFlags);
try {
  const { lhr } = await lighthouse(process.argv[2], { port: browser.port, onlyCategories: ['performance','accessibility','best-practices'], logLevel: 'error' });
  const a = lhr.audits;
  console.log('LCP', a['largest-contentful-paint'].displayValue, 'FCP', a['first-contentful-paint'].displayValue);
  console.log(JSON.stringify(a['lcp-breakdown-insight']?.details?.items?.map((i) => i.items ?? i.node?.snippet), null, 0)?.slice(0, 1500));
  console.log('issues', JSON.stringify(a['inspector-issues'].details?.items)?.slice(0, 800));
  console.log('label', JSON.stringify(a['label-content-name-mismatch'].details?.items?.map((i) => i.node?.snippet + ' | ' + i.node?.nodeLabel))?.slice(0, 800));
  for (const r of a['network-requests'].details.items) console.log(Math.round(r.networkRequestTime), Math.round(r.networkEndTime), r.priority, r.resourceType, Math.round((r.transferSize ?? 0) / 1024) + 'k', r.url.replace(/\?.*/, '').slice(-60));
  console.log('opportunities', ['image-delivery-insight','network-dependency-tree-insight','render-blocking-insight','font-display-insight','uses-responsive-images','modern-image-formats'].map((k) => k + ':' + a[k]?.score + ' ' + (a[k]?.displayValue ?? '')).join('; '));
} finally { await browser.stop(); }
