CREATE TABLE "deck_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"format" text NOT NULL,
	"narrated" boolean NOT NULL,
	"state" smallint NOT NULL,
	"name" text NOT NULL,
	"file_key" text,
	"size" bigint NOT NULL,
	"missing" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deck_export" ADD CONSTRAINT "deck_export_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_of_project" ON "deck_export" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "export_ends" ON "deck_export" USING btree ("ends_at");