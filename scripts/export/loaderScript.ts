import { replayScript } from './replayScript';

/** After a failure, how long an input causes no new try, in milliseconds: a pointer that moves is many inputs. */
const failurePause = 1000;

/** The longest pause between two tries without an input, in milliseconds. It begins with two seconds and doubles. */
const longestPause = 64_000;

/** How long a painted and idle page waits for an input before its scripts start, in milliseconds. */
const idleDelay = 2500;

/** How long the scripts wait for the end of a press, in milliseconds. Some presses (scroll bars) have no end event. */
const pressTimeout = 1000;

/** How long after `load` a visible page waits for the entry of its first paint, in milliseconds. */
const paintTimeout = 3000;

/**
 * Starts the page's scripts at the first input, or after a delay (docs/performance.md). Input that comes earlier is
 * recorded and replayed (replayScript). A pointer at rest where the page appears causes a `pointermove` by 0 pixels, which
 * is not an input.
 *
 * Firefox sometimes reports no first paint, mostly of pages that the back button opens. A visible page then goes on after
 * `paintTimeout`. Each step runs once only.
 *
 * Where a file could not be fetched, the page tries again: at an input, when the browser is online again, and after a
 * pause. Meanwhile no button is marked as busy, but what was pressed stays recorded. A file that has come is kept.
 *
 * The router's data comes as a file (pageData.ts). If the file is missing, fetch it once more without the cache. If that
 * fails, load it as a script, so that the head script's recovery (lib/browser/recovery) handles the error. Run nothing unless every
 * file has loaded: the runtime entries of the page are taken out of the queue and put back then.
 *
 * The text is the same on every page and in every build, so one hash in the policy allows it. What differs stands in
 * attributes: `data-files` has the addresses, separated by spaces; `data-soon` makes the scripts start as soon as the page
 * is idle.
 */
export const loaderScript = [
  '(()=>{',
  'const{files,soon}=document.currentScript.dataset;',
  'const entries=(self.TURBOPACK??=[]).splice(0);',
  'const started=new AbortController;',
  'const kept={};',
  'const once=(file,get)=>kept[file]??=get(file).catch(error=>{delete kept[file];throw error});',
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
  'let cache,starting,timer,wait=1e3;',
  'const fetchAll=()=>Promise.all([once("data",()=>data(cache)),...files.split(" ").map(file=>once(file,load))]);',
  'const start=async()=>{',
  'started.abort();',
  'await pressed;',
  'await Promise.race([new Promise(requestAnimationFrame),pause(100)]);',
  'typed=document.querySelectorAll("input,textarea,select");',
  'await pause();',
  'for(const entry of entries)TURBOPACK.push(entry)};',
  'const recover=async()=>{',
  // What came may be broken and in the cache of the browser.
  'cache="reload";',
  `await pause(${failurePause});`,
  // After the pause, because the press that caused this try may mark its button later than the try failed.
  'for(const button of document.querySelectorAll("button[aria-busy=true]"))button.removeAttribute("aria-busy");',
  'starting=0;',
  `wait=Math.min(wait*2,${longestPause});`,
  'clearTimeout(timer);',
  'timer=setTimeout(begin,wait);',
  'addEventListener("online",begin,{once:true})};',
  'const begin=()=>starting||=fetchAll().then(()=>start().catch(Boolean),recover);',
  'const options={capture:true,passive:true,signal:started.signal};',
  'for(const input of["pointermove","pointerdown","touchstart","keydown","focusin","click"])',
  'addEventListener(input,({type,movementX,movementY})=>{',
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
 * The HTML of the loader, for the end of the body.
 * @param files addresses of scripts, in Next's order
 * @param soon whether the scripts start as soon as the page is idle, without an input
 */
export function loaderHtml(files: readonly string[], soon: boolean): string {
  const attributes = `data-files="${files.join(' ')}"${soon ? ' data-soon=""' : ''}`;
  return `<script ${attributes}>${loaderScript}</script>`;
}
