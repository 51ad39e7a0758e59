import type { ReactNode } from 'react';
import { studioLabels } from '#contracts/studio-plan/i18n/labels.ts';
import {
  backgrounds,
  planChoices,
  type StudioPlan,
  sensors,
  shots,
} from '#contracts/studio-plan/plan.ts';
import type { StudioStarts } from '#contracts/studio-plan/starts.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Fold } from '../frame.tsx';
import { Choice, PlanSelect, Stepper } from './controls.tsx';
import { plannerMessages } from './messages.ts';
import { Streams } from './streams.tsx';

interface InputsProps {
  plan: StudioPlan;
  options: StudioStarts['options'];
  onChange(change: Partial<StudioPlan>): void;
}

/** The inputs, in groups that open: room and picture first. */
export function Inputs(props: InputsProps) {
  const text = useMessages(plannerMessages);
  return (
    <div className="no-print noscript:hidden">
      <Group title={text.groups.room} open>
        <RoomInputs {...props} />
      </Group>
      <Group title={text.groups.picture} open>
        <PictureInputs {...props} />
      </Group>
      <Group title={text.groups.cameras} open>
        <CameraInputs {...props} />
      </Group>
      <Group title={text.groups.output}>
        <OutputInputs {...props} />
      </Group>
      <Group title={text.groups.power}>
        <PowerInputs {...props} />
      </Group>
    </div>
  );
}

function Group({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <Fold heading={<h3 className="text-base">{title}</h3>} {...(open ? { open } : {})}>
      <div className="grid gap-5 pb-6">{children}</div>
    </Fold>
  );
}

function RoomInputs({ plan, onChange }: InputsProps) {
  const text = useMessages(plannerMessages);
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {(['depth', 'width', 'height'] as const).map((name) => (
          <Stepper
            key={name}
            name={name}
            label={text[name]}
            unit={text.metres}
            value={plan[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <Choice
        label={text.grid}
        value={plan.grid}
        options={[
          { value: true, label: text.grids.yes },
          { value: false, label: text.grids.no },
        ]}
        onChange={(grid) => onChange({ grid })}
      />
    </>
  );
}

function PictureInputs({ plan, options, onChange }: InputsProps) {
  const text = useMessages(plannerMessages);
  const labels = studioLabels[useLocale()];
  return (
    <>
      <PlanSelect
        label={text.sells}
        value={plan.sells}
        options={options.sells}
        onChange={(sells) => onChange({ sells })}
      />
      <Choice
        label={text.shot}
        value={plan.shot}
        options={shots.map((value) => ({ value, label: labels.shots[value] }))}
        onChange={(shot) => onChange({ shot })}
      />
      <Choice
        label={text.background}
        value={plan.background}
        options={backgrounds.map((value) => ({ value, label: labels.backgrounds[value] }))}
        onChange={(background) => onChange({ background })}
      />
    </>
  );
}

function CameraInputs({ plan, onChange }: InputsProps) {
  const text = useMessages(plannerMessages);
  const labels = studioLabels[useLocale()];
  return (
    <>
      <Stepper
        name="cameras"
        label={text.cameras}
        value={plan.cameras}
        onChange={(cameras) => onChange({ cameras })}
      />
      <Choice
        label={text.orientation}
        value={plan.upright}
        options={[
          { value: false, label: labels.orientation.landscape },
          { value: true, label: labels.orientation.upright },
        ]}
        onChange={(upright) => onChange({ upright })}
      />
      <Choice
        label={text.sensor}
        value={plan.sensor}
        options={sensors.map((value) => ({ value, label: labels.sensors[value] }))}
        onChange={(sensor) => onChange({ sensor })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label={text.stop}
          value={plan.stop}
          options={planChoices.stop.map((value) => ({
            value: value as number,
            label: `f/${value}`,
          }))}
          onChange={(stop) => onChange({ stop })}
        />
        <Choice
          label={text.iso}
          value={plan.iso}
          options={planChoices.iso.map((value) => ({
            value: value as number,
            label: String(value),
          }))}
          onChange={(iso) => onChange({ iso })}
        />
      </div>
    </>
  );
}

function OutputInputs({ plan, onChange }: InputsProps) {
  const text = useMessages(plannerMessages);
  return (
    <>
      <Streams streams={plan.streams} onChange={(streams) => onChange({ streams })} />
      <div className="grid grid-cols-2 gap-4">
        <Stepper
          name="monitors"
          label={text.monitors}
          value={plan.monitors}
          onChange={(monitors) => onChange({ monitors })}
        />
        <Stepper
          name="hours"
          label={text.hours}
          unit={text.hourUnit}
          value={plan.hours}
          onChange={(hours) => onChange({ hours })}
        />
      </div>
    </>
  );
}

function PowerInputs({ plan, options, onChange }: InputsProps) {
  const text = useMessages(plannerMessages);
  return (
    <>
      <Choice
        label={text.amps}
        value={plan.amps}
        options={planChoices.amps.map((value) => ({
          value: value as number,
          label: `220 V ${value} A`,
        }))}
        onChange={(amps) => onChange({ amps })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Stepper
          name="circuits"
          label={text.circuits}
          unit={text.circuitUnit}
          value={plan.circuits}
          onChange={(circuits) => onChange({ circuits })}
        />
        <Stepper
          name="people"
          label={text.people}
          unit={text.peopleUnit}
          value={plan.people}
          onChange={(people) => onChange({ people })}
        />
      </div>
      <PlanSelect
        label={text.budget}
        value={plan.budget}
        options={options.budget}
        onChange={(budget) => onChange({ budget })}
      />
    </>
  );
}
