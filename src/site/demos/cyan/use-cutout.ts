import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Rgb } from '#keyer/color.ts';
import type { LightingReport } from '#keyer/lighting.ts';
import type { Scorecard } from '#keyer/scorecard.ts';
import { defaultSettings, type KeyerSettings } from '#keyer/settings.ts';
import { createStore } from '#ui/state/store.ts';
import { type Backdrop, loadSet } from './backdrop.ts';
import { type SampleClip, sampleClips } from './clips/clips.ts';
import {
  frameOf,
  type Input,
  InputProblem,
  type InputProblemCode,
  openCamera,
  openClip,
  openPicture,
  openVideo,
} from './input.ts';
import { firstState, Keying } from './keying.ts';
import { loadPersonMatte, type PersonMatte } from './person/person-matte.ts';
import { addGuard, addSample } from './samples.ts';
import { Workbench } from './work.ts';

/** What the stage shows. */
export const stageViews = [
  'composite',
  'wipe',
  'matte',
  'status',
  'picture',
  'foreground',
  'compare',
] as const;
export type StageView = (typeof stageViews)[number];

/** What a press on the picture does. */
export type ColorTool = 'sample' | 'guard';
export type Tool = ColorTool | 'area';

export type Problem = InputProblemCode | 'not-settings' | 'failed';

export type InputName = 'picture' | 'video' | 'camera' | SampleClip['key'];

/** By the colour of a wall, or people without a wall. */
export const mattingModes = ['color', 'person'] as const;
export type MattingMode = (typeof mattingModes)[number];

/** Size of the frame that the fit looks at. */
const INSPECTED = 640;

/** The parts that draw and compute; made when the stage is in the page. */
interface Machine {
  readonly keying: Keying;
  readonly workbench: Workbench;
  /** Loaded when it is asked for. */
  person?: Promise<PersonMatte> | undefined;
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The state of the cutout demo and all that can be done with it. */
export function useCutout(host: RefObject<HTMLElement | null>) {
  const machine = useRef<Machine | null>(null);
  const turn = useRef(0);
  const wantedMode = useRef<MattingMode>('color');
  const [state] = useState(() => createStore(firstState));
  const [parts, setParts] = useState<Machine>();
  const [settings, setSettingsState] = useState<KeyerSettings>(defaultSettings);
  const [before, setBefore] = useState<KeyerSettings>();
  const [view, setView] = useState<StageView>('composite');
  const [split, setSplit] = useState(0.5);
  const [tool, setTool] = useState<Tool>();
  const [input, setInput] = useState<InputName>();
  const [isMoving, setMoving] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isBusy, setBusy] = useState(true);
  const [isFound, setFound] = useState(true);
  /** Another colour that may be the screen. */
  const [otherScreen, setOtherScreen] = useState<Rgb>();
  const [problem, setProblem] = useState<Problem>();
  const [backdrop, setBackdropState] = useState<Backdrop>();
  const [hasPlate, setHasPlate] = useState(false);
  const [mode, setMode] = useState<MattingMode>('color');
  /** Part of the network for people that is loaded; absent while none is being loaded. */
  const [loaded, setLoaded] = useState<number>();
  const [lighting, setLighting] = useState<LightingReport>();
  const [score, setScore] = useState<Scorecard>();

  const change = (next: KeyerSettings) => {
    setSettingsState(next);
    machine.current?.keying.setSettings(next);
  };

  // The comparison covers the picture that a tool is used on.
  const chooseView = (next: StageView) => {
    setView(next);
    if (next === 'compare') setTool(undefined);
  };
  const chooseTool = (next: Tool | undefined) => {
    setTool(next);
    if (next && view === 'compare') setView('composite');
  };

  /** Takes a colour of the picture; one of the screen ends the notice that none was found. */
  const pick = (kind: ColorTool, color: Rgb) => {
    change((kind === 'sample' ? addSample : addGuard)(settings, color));
    if (kind === 'sample') {
      setFound(true);
      setOtherScreen(undefined);
    }
    setTool(undefined);
  };

  const changeBackdrop = (next: Backdrop) => {
    setBackdropState(next);
    machine.current?.keying.setBackdrop(next);
  };

  /** Runs a step that can fail, and says so. */
  const run = async (step: () => Promise<void>, isCurrent = () => true) => {
    setProblem(undefined);
    try {
      await step();
    } catch (error) {
      if (isCurrent()) setProblem(error instanceof InputProblem ? error.code : 'failed');
    }
  };

  /** Runs a slow step; the next slow step cancels it. */
  const attempt = async (step: (isCurrent: () => boolean) => Promise<void>) => {
    turn.current += 1;
    const own = turn.current;
    const isCurrent = () => own === turn.current;
    setBusy(true);
    await run(() => step(isCurrent), isCurrent);
    if (isCurrent()) setBusy(false);
  };

  const measure = async ({ keying, workbench }: Machine, current: KeyerSettings, pairs: number) => {
    const first = await keying.capture();
    const second = pairs > 1 ? await keying.capture() : undefined;
    setScore(
      await workbench.ask('score', {
        now: second ?? first,
        ...(second && { before: first }),
        settings: current,
      }),
    );
  };

  const open = (name: InputName, opener: () => Promise<Input>) =>
    attempt(async (isCurrent) => {
      const opened = await opener();
      const parts = machine.current;
      if (!parts || !isCurrent()) return opened.close();
      // The mask was drawn for another picture.
      const base = { ...settings, area: defaultSettings.area };
      const result = await parts.workbench
        .ask('inspect', { frame: frameOf(opened, INSPECTED), base })
        .catch((error: unknown) => {
          opened.close();
          throw error;
        });
      if (!isCurrent()) return opened.close();
      parts.keying.setInput(opened, result.settings);
      const moves = opened.video !== undefined;
      const plays = moves && (name === 'camera' || !reducedMotion());
      setInput(name);
      setMoving(moves);
      setPlaying(plays);
      setHasPlate(false);
      setBefore(undefined);
      setTool(undefined);
      setFound(result.found);
      setOtherScreen(result.other);
      setLighting(result.lighting);
      setSettingsState(result.settings);
      await measure(parts, result.settings, 1);
    });

  const inspect = (applies: boolean, wanted?: Rgb) =>
    attempt(async (isCurrent) => {
      const parts = machine.current;
      if (!parts) return;
      const frame = parts.keying.frame(INSPECTED);
      const result = await parts.workbench.ask('inspect', {
        frame,
        base: settings,
        ...(wanted && { wanted }),
      });
      if (!isCurrent()) return;
      setLighting(result.lighting);
      if (applies) {
        setFound(result.found);
        setOtherScreen(result.other);
        setBefore(settings);
        change(result.settings);
      }
      await measure(parts, applies ? result.settings : settings, isPlaying ? 2 : 1);
    });

  /** Loads the network for people once; after a failure it can be tried again. */
  const personOf = (parts: Machine): Promise<PersonMatte> => {
    setLoaded(0);
    parts.person ??= loadPersonMatte(setLoaded).catch((error: unknown) => {
      parts.person = undefined;
      throw error;
    });
    return parts.person.finally(() => setLoaded(undefined));
  };

  /** Shows the choice at once; the picture follows when the network is loaded. */
  const changeMode = (next: MattingMode) => {
    const choose = (chosen: MattingMode) => {
      wantedMode.current = chosen;
      setMode(chosen);
    };
    return attempt(async () => {
      const parts = machine.current;
      if (!parts) return;
      choose(next);
      setTool(undefined);
      if (next === 'person' && view === 'compare') setView('composite');
      try {
        const person = next === 'person' ? await personOf(parts) : undefined;
        // Another input in the meantime changes nothing about the choice.
        if (wantedMode.current !== next || machine.current !== parts) return;
        parts.keying.setPerson(person);
      } catch (error) {
        if (wantedMode.current === next) choose('color');
        throw error;
      }
      await parts.keying.capture();
    });
  };

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const workbench = new Workbench();
    const made: Machine = { workbench, keying: new Keying(element, workbench, state) };
    machine.current = made;
    setParts(made);
    return () => {
      machine.current = null;
      made.keying.close();
      made.person?.then(
        (person) => person.close(),
        () => undefined,
      );
      workbench.close();
    };
  }, [host, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the parts are made
  useEffect(() => {
    const [clip] = sampleClips;
    if (!parts || !clip) return;
    // The backdrop comes first, so that the first composite is not over black.
    loadSet('dusk').then(changeBackdrop, () => undefined);
    open(clip.key, () => openClip(clip));
  }, [parts]);

  useEffect(() => {
    if (view === 'compare') return;
    const isWipe = view === 'wipe';
    parts?.keying.setView(isWipe ? 'composite' : view, isWipe ? split : 0);
  }, [parts, view, split]);

  return {
    parts,
    state,
    settings,
    view,
    split,
    tool,
    input,
    isMoving,
    isPlaying,
    isBusy,
    isFound,
    otherScreen,
    problem,
    backdrop,
    hasPlate,
    mode,
    loaded,
    changeMode,
    lighting,
    score,
    canUndo: before !== undefined,
    change,
    changeBackdrop,
    setView: chooseView,
    setSplit,
    setTool: chooseTool,
    pick,
    setPlaying,
    setProblem,
    openClip: (clip: SampleClip) => open(clip.key, () => openClip(clip)),
    openCamera: (facing: 'user' | 'environment') => open('camera', () => openCamera(facing)),
    openFile: (file: Blob) =>
      file.type.startsWith('video/')
        ? open('video', () => openVideo(file))
        : open('picture', () => openPicture(file)),
    fit: () => inspect(true),
    takeOtherScreen: () => inspect(true, otherScreen),
    measure: () => inspect(false),
    undo: () => {
      if (before) change(before);
      setBefore(undefined);
      setOtherScreen(undefined);
    },
    reset: () => {
      setBefore(settings);
      setOtherScreen(undefined);
      change(defaultSettings);
    },
    setPlate: (image: ImageBitmap | HTMLCanvasElement | null) => {
      machine.current?.keying.setCleanPlate(image);
      setHasPlate(image !== null);
    },
    run,
  };
}

export type Cutout = ReturnType<typeof useCutout>;
