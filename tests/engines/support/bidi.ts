/** A WebDriver BiDi connection (https://w3c.github.io/webdriver-bidi/). */
export interface BidiConnection {
  /** Sends a command and resolves with its result. */
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  /** Calls a listener for each event of a kind. */
  on<Params>(method: string, listener: (params: Params) => void): void;
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  result?: unknown;
  params?: unknown;
  message?: string;
}

/** Opens the connection; commands in progress are rejected when it closes. */
export async function connect(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)));
  });
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (params: never) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method) listeners.get(message.method)?.(message.params as never);
    const answer = pending.get(message.id ?? 0);
    if (!answer) return;
    pending.delete(message.id ?? 0);
    if (message.type === 'success') answer.resolve(message.result);
    else answer.reject(new Error(message.message));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('the browser closed'));
  });
  return {
    send<Result>(method: string, params: object = {}) {
      const answer = Promise.withResolvers<unknown>();
      lastId += 1;
      pending.set(lastId, answer);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return answer.promise as Promise<Result>;
    },
    on(method, listener) {
      listeners.set(method, listener);
    },
  };
}
