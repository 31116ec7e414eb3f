// The classes of a field, for one that somebody else's hook wires: label above, hint below, an input, and a button at its end.
import field from './Field.module.css';
import input from './Input.module.css';

export const fieldClass = field.field;
export const labelClass = field.label;
/** What is wrong with it, beside the class of a reason. */
export const saidClass = field.error;
export const hintClass = field.hint;
export const inputClass = input.input;
export const areaClass = input.area;
export const pickerClass = input.picker;
