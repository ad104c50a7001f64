import { replayScript } from './replayScript';

/** How long a page is left to a visitor who only looks, in milliseconds since it was painted and idle. */
const idleDelay = 2500;

/** How long a press may last that the scripts wait for, in milliseconds: the end of some is never told (scroll bars). */
const pressTimeout = 1000;

/** How long after the load a page in view waits for the report of its first paint, in milliseconds. */
const paintTimeout = 3000;

/**
 * Starts the page's scripts when nobody waits for anything else, as docs/performance.md says. What a sign of a visitor asks
 * for is kept meanwhile (replayScript). A pointer that only rests where the page appears is reported as one that moved by
 * nothing, which is no sign.
 *
 * Firefox does not always report the first paint, least of a page that the back button brings. A page in view does without
 * the report after a while; what was done by then is not done again.
 *
 * The router's data for the page comes as a file beside the scripts (pageData.ts). One that is gone is asked for again past
 * the browser's cache, which may have kept the failure, and then as a script, which fails in the way that the head script
 * answers (lib/recovery). It stands behind the scripts that told the bundler's runtime what to run: those runtime entries
 * are kept back until every file is there. A file that cannot be had leaves the page plain: better than half alive.
 *
 * The text is the same on every page and in every build, so that one hash in the security policy allows it; what
 * differs stands in attributes: `data-files` (addresses, separated by spaces) and `data-soon` on a page that has to ask the
 * live list whether it is there at all: it starts as soon as it is idle.
 */
export const loaderScript = [
  '(()=>{',
  'const{files,soon}=document.currentScript.dataset;',
  'const entries=(self.TURBOPACK??=[]).splice(0);',
  'const started=new AbortController;',
  'const load=src=>new Promise((done,failed)=>{',
  'const script=document.createElement("script");',
  'Object.assign(script,{src,onload:done,onerror:failed});',
  'script.setAttribute("async","");',
  'document.head.append(script)});',
  'const data=async cache=>{',
  'const answer=await fetch(self.pageData,{cache});',
  'if(!answer.ok){if(!cache)return data("reload");await load(self.pageData)}',
  '(self.__next_f??=[]).push(...await answer.json())};',
  'const pause=time=>new Promise(done=>setTimeout(done,time));',
  'let pressed;',
  'addEventListener("pointerdown",()=>pressed=Promise.race([',
  `pause(${pressTimeout}),`,
  'new Promise(done=>{for(const end of["pointerup","pointercancel"])addEventListener(end,done,{capture:true,once:true})})',
  ']),{capture:true});',
  replayScript,
  'let fetching;',
  'const fetchAll=()=>fetching??=Promise.all([data(),...files.split(" ").map(load)]);',
  'const start=async()=>{',
  'if(started.signal.aborted)return;',
  'started.abort();',
  'await fetchAll();',
  'await pressed;',
  'await Promise.race([new Promise(requestAnimationFrame),pause(100)]);',
  'typed=document.querySelectorAll("input,textarea,select");',
  'await pause();',
  'for(const entry of entries)TURBOPACK.push(entry)};',
  'const begin=()=>start().catch(Boolean);',
  'const options={capture:true,passive:true,signal:started.signal};',
  'for(const sign of["pointermove","pointerdown","touchstart","keydown","focusin"])',
  'addEventListener(sign,({type,movementX,movementY})=>{',
  'if(type!="pointermove"||movementX||movementY)begin()},options);',
  'const idle=()=>{',
  'if(soon!==undefined)return begin();',
  'fetchAll().catch(Boolean);',
  `setTimeout(begin,${idleDelay})};`,
  'addEventListener("load",()=>{',
  `setTimeout(requestAnimationFrame,${paintTimeout},idle);`,
  'new PerformanceObserver((list,observer)=>{',
  'if(list.getEntriesByName("first-contentful-paint").length===0)return;',
  'observer.disconnect();',
  'requestAnimationFrame(()=>requestAnimationFrame(()=>(self.requestIdleCallback??setTimeout)(idle)))',
  '}).observe({type:"paint",buffered:true})})',
  '})()',
].join('');

/**
 * The loader with what it is told, ready to stand at the end of the body.
 * @param files addresses of scripts, in the order in which Next wrote them
 * @param soon whether to start at the first idle moment, without a sign of a visitor
 */
export function loaderHtml(files: readonly string[], soon: boolean): string {
  const attributes = `data-files="${files.join(' ')}"${soon ? ' data-soon=""' : ''}`;
  return `<script ${attributes}>${loaderScript}</script>`;
}
