// A submitted task is done with: back to the list, once the server has it.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIST_PATH } from '../../platform/frame/list-path.ts';
import type { TaskPage } from './task-page-context.ts';

export function useLeavesWhenSubmitted({ actions, opened }: Pick<TaskPage, 'actions' | 'opened'>): void {
  const navigate = useNavigate();
  const isOnItsWay = actions.waiting.some(({ name, subject }) => name === 'submit' && subject.id === opened.id);
  const isSubmitted = opened.submittedDate !== null;
  const wasOnItsWay = useRef(false);
  useEffect(() => {
    if (wasOnItsWay.current && !isOnItsWay && isSubmitted) void navigate(LIST_PATH);
    wasOnItsWay.current = isOnItsWay;
  }, [isOnItsWay, isSubmitted, navigate]);
}
