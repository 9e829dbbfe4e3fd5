CREATE TABLE "script_before" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"engine" text NOT NULL,
	"content" text NOT NULL,
	"script" jsonb,
	"script_engine" text
);
--> statement-breakpoint
CREATE TABLE "script_writing" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"unwritten" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "script_before" ADD CONSTRAINT "script_before_page_id_courseware_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."courseware_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_before" ADD CONSTRAINT "script_before_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_writing" ADD CONSTRAINT "script_writing_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;