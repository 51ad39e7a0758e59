import { useEffect, useReducer } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Screen } from '../phone.tsx';
import { reduce, type State } from './machine.ts';
import { runOfShowMessages } from './messages.ts';
import { bounds, clockAt, totalMinutes } from './plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanWarnings } from './plan-warnings.tsx';
import { SegmentForm } from './segment-form.tsx';
import { SegmentList } from './segment-list.tsx';
import { ShowFields } from './show-fields.tsx';
import { emptyPlan, newId, withExample } from './start.ts';
import { deletePlan, readPlan, storePlan } from './storage.ts';

const startState = (): State => ({ plan: readPlan() ?? emptyPlan(), screen: { name: 'list' } });

/** The run-of-show builder; the device keeps what is built. */
export function RunOfShowFlow() {
  const text = useMessages(runOfShowMessages);
  const [{ plan, screen }, dispatch] = useReducer(reduce, undefined, startState);
  const hasContent = plan.segments.length > 0 || plan.title !== '';
  useEffect(() => {
    if (hasContent) storePlan(plan);
    else deletePlan();
  }, [plan, hasContent]);

  if (screen.name === 'edit') {
    const { id } = screen;
    return (
      <Screen
        title={id ? text.editSegment : text.newSegment}
        onBack={() => dispatch({ type: 'back' })}
      >
        <SegmentForm
          segment={plan.segments.find((segment) => segment.id === id)}
          onSave={(fields) => dispatch({ type: 'save', id: id ?? newId(), fields })}
          onRemove={id ? () => dispatch({ type: 'remove', id }) : undefined}
        />
      </Screen>
    );
  }
  const end = clockAt(plan.start, totalMinutes(plan));
  const add = (
    <Button
      variant="secondary"
      icon={IconPlus}
      disabled={plan.segments.length >= bounds.segments}
      onClick={() => dispatch({ type: 'open' })}
    >
      {text.add}
    </Button>
  );
  return (
    <Screen title={text.title} step={plan.segments.length === 0 ? 'empty' : 'list'}>
      <ShowFields plan={plan} onChange={(fields) => dispatch({ type: 'change', fields })} />
      {plan.segments.length === 0 ? (
        <div className="grid gap-3 rounded-sm border border-dashed border-line p-4 text-sm">
          <p>
            <strong>{text.emptyTitle}</strong>
            <br />
            <span className="text-ink-muted">{text.emptyText}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                dispatch({
                  type: 'replace',
                  plan: withExample(plan, text.exampleTitle, text.exampleSegments),
                })
              }
            >
              {text.example}
            </Button>
            {add}
          </div>
        </div>
      ) : (
        <>
          <p className="text-sm font-medium" data-total={totalMinutes(plan)}>
            {text.total(totalMinutes(plan), (end.days > 0 ? text.nextDay : '') + end.time)}
          </p>
          <PlanWarnings plan={plan} />
          <SegmentList
            plan={plan}
            onOpen={(id) => dispatch({ type: 'open', id })}
            onMove={(id, to) => dispatch({ type: 'move', id, to })}
          />
          {add}
          <PlanActions
            plan={plan}
            onReset={() => dispatch({ type: 'replace', plan: emptyPlan() })}
          />
        </>
      )}
      <p className="text-xs text-ink-muted">{text.kept}</p>
    </Screen>
  );
}
