/** One message between the page and the provider's hidden frame. */
interface Message {
  readonly tag: 'gapi-shim';
  readonly kind: 'ready' | 'call' | 'reply';
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
}

type Handler = (data: unknown) => unknown;

/** The part of the loader script's `gapi.iframes.Iframe` that Firebase's SDK and its emulator use. */
interface Channel {
  ping(callback?: (answer: readonly boolean[]) => void): Promise<readonly boolean[]>;
  register(name: string, handler: Handler): void;
  unregister(name: string): void;
  restyle(): Promise<readonly boolean[]>;
  send(name: string, data: unknown, callback?: (results: readonly unknown[]) => void): void;
}

/**
 * A stand-in for https://apis.google.com/js/api.js, small enough to read: e2e tests have no network. It runs in two
 * places, each a side of the same conversation: in the site's page, where the SDK opens the provider's hidden frame,
 * and in that frame, where the emulator reports what happened in the popup. The function is sent to the browser as text, so
 * it may use nothing from outside itself.
 */
function installLoader(): void {
  function makeChannel(peer: () => Window | null): { channel: Channel; markReady: () => void } {
    const handlers = new Map<string, Handler>();
    const early = new Map<string, Message[]>();
    const callbacks = new Map<number, (results: readonly unknown[]) => void>();
    let markReady = (): void => undefined;
    let lastId = 0;
    const ready = new Promise<void>((resolve) => {
      markReady = resolve;
    });
    const post = (kind: Message['kind'], id: number, name: string, data: unknown): void => {
      peer()?.postMessage({ tag: 'gapi-shim', kind, id, name, data } satisfies Message, '*');
    };
    const answer = async (message: Message): Promise<void> => {
      const handler = handlers.get(message.name);
      if (handler) post('reply', message.id, message.name, await handler(message.data));
      // A call may arrive before its handler is registered: it waits.
      else early.set(message.name, [...(early.get(message.name) ?? []), message]);
    };
    window.addEventListener('message', (event: MessageEvent<Partial<Message> | undefined>) => {
      if (event.data?.tag !== 'gapi-shim' || event.source !== peer()) return;
      const message = event.data as Message;
      if (message.kind === 'ready') markReady();
      else if (message.kind === 'call') void answer(message);
      else {
        const callback = callbacks.get(message.id);
        callbacks.delete(message.id);
        try {
          callback?.([message.data]);
        } catch {
          // The SDK throws after it has taken the answer; Google's own loader says nothing about it either.
        }
      }
    });
    const channel: Channel = {
      ping: async (callback) => {
        await ready;
        callback?.([true]);
        return [true];
      },
      register: (name, handler) => {
        handlers.set(name, handler);
        const waiting = early.get(name) ?? [];
        early.delete(name);
        waiting.forEach((message) => void answer(message));
      },
      unregister: (name) => void handlers.delete(name),
      restyle: async () => [true],
      send: (name, data, callback) => {
        lastId += 1;
        const id = lastId;
        if (callback) callbacks.set(id, callback);
        void ready.then(() => post('call', id, name, data));
      },
    };
    return { channel, markReady: () => markReady() };
  }

  interface OpenOptions {
    readonly url: string;
    readonly where: HTMLElement;
    readonly attributes?: Readonly<Record<string, unknown>>;
  }

  let parentChannel: Channel | undefined;
  const context = {
    /**
     * Called by the SDK: opens the provider's hidden frame. The styles that hide it are left out: should Google's loader
     * write them into the markup, the site's policy takes them away.
     */
    open: async (
      options: OpenOptions,
      callback: (channel: Channel) => unknown,
    ): Promise<unknown> => {
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(options.attributes ?? {}))
        if (name !== 'style') frame.setAttribute(name, String(value));
      frame.src = options.url;
      options.where.append(frame);
      return callback(makeChannel(() => frame.contentWindow).channel);
    },
    /** Called by the hidden frame: the way back to the page. */
    getParentIframe: (): Channel => {
      if (!parentChannel) {
        const made = makeChannel(() => window.parent);
        made.markReady();
        window.parent.postMessage({ tag: 'gapi-shim', kind: 'ready' }, '*');
        parentChannel = made.channel;
      }
      return parentChannel;
    },
  };

  type Loaded = () => void;
  const globals = window as unknown as Record<string, unknown>;
  globals.gapi = {
    load: (_name: string, done: Loaded | { readonly callback: Loaded }) =>
      queueMicrotask(typeof done === 'function' ? done : done.callback),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  };
  const script = document.currentScript as HTMLScriptElement | null;
  const onload = script && new URL(script.src).searchParams.get('onload');
  for (const name of [onload, 'gapi_onload']) {
    const callback = name ? globals[name] : undefined;
    if (typeof callback === 'function') callback();
  }
}

/** The stand-in as the text of a script. */
export const loaderScript = `(${installLoader.toString()})();`;
