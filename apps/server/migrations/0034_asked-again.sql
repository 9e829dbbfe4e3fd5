CREATE TABLE "asked_again" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"done" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_answer" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"change" smallint NOT NULL,
	"answer" text NOT NULL,
	"outcome" smallint NOT NULL,
	"pages" jsonb NOT NULL,
	"engine" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asked_again" ADD CONSTRAINT "asked_again_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_answer" ADD CONSTRAINT "new_answer_question_id_asked_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."asked_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_answer" ADD CONSTRAINT "new_answer_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "new_answer_of_project" ON "new_answer" USING btree ("project_id");