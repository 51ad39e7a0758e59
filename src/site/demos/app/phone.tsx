import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronLeft } from '#ui/icons.tsx';
import { appMessages } from './messages.ts';

/** State of a screen that the phone around it needs. */
interface PhoneState {
  /** The way back of the visible screen; undefined on the first screen of a flow. */
  back: RefObject<(() => void) | undefined>;
  setHasBack(hasBack: boolean): void;
}

const PhoneContext = createContext<PhoneState | undefined>(undefined);
const ActiveContext = createContext(true);

export const PhoneProvider = PhoneContext.Provider;

/** One flow of the app; it keeps its state while another one is shown. */
export function FlowPanel({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  return (
    <ActiveContext value={isActive}>
      <div hidden={!isActive} className="h-full">
        {children}
      </div>
    </ActiveContext>
  );
}

/** Whether the flow around is the one that is shown. */
export const useIsShown = () => use(ActiveContext);

/** Whether the focus is nowhere, or on what can no longer be used. */
function isFocusLost(): boolean {
  const { activeElement: active, body } = document;
  return !active || active === body || !active.checkVisibility() || active.matches(':disabled');
}

/**
 * A screen of the app: a bar with its title and the way back, and its content. When the screen
 * changes, the focus moves to the title; also when its flow is shown and the control that led there
 * is gone.
 */
export function Screen({
  title,
  step = '',
  onBack,
  action,
  children,
}: {
  title: string;
  /** What makes it another screen when the title stays. */
  step?: string;
  onBack?: () => void;
  action?: ReactNode;
  children: ReactNode;
}) {
  const text = useMessages(appMessages);
  const phone = use(PhoneContext);
  const isShown = useIsShown();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(title + step);
  const wasShown = useRef(isShown);
  const hasBack = onBack !== undefined;
  useEffect(() => {
    if (!phone || !isShown) return;
    phone.back.current = onBack;
    phone.setHasBack(hasBack);
  });
  useEffect(() => {
    const isNext = shownStep.current !== title + step;
    const appears = isShown && !wasShown.current;
    shownStep.current = title + step;
    wasShown.current = isShown;
    if (isNext || (appears && isFocusLost())) heading.current?.focus({ preventScroll: true });
  }, [title, step, isShown]);
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-13 items-center gap-1 border-b border-line px-1">
        {onBack ? (
          <button
            type="button"
            onClick={onBack}
            aria-label={text.back}
            className="flex size-11 shrink-0 items-center justify-center rounded-sm hover:text-key"
          >
            <IconChevronLeft />
          </button>
        ) : (
          <span className="w-3" />
        )}
        <h3
          ref={heading}
          tabIndex={-1}
          className="min-w-0 grow truncate text-base font-semibold outline-none"
        >
          {title}
        </h3>
        {action}
      </div>
      <div className="grid min-h-0 grow auto-rows-max content-start gap-4 overflow-y-auto p-4">
        {children}
      </div>
    </div>
  );
}
